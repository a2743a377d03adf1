/** How often something was tried lately. The key is a keyed hash of name and network: neither can be read. */
export interface AttemptTable {
  key: Buffer;
  attempts: number;
  blocked_until: Date;
  forget_at: Date;
}

/** Where a user has signed in before, by a keyed hash of name and network. */
export interface KnownNetworkTable {
  key: Buffer;
  forget_at: Date;
}
