/** Recent attempts, by a keyed hash of name and network. */
export interface AttemptTable {
  key: Buffer;
  attempts: number;
  blocked_until: Date;
  forget_at: Date;
}

/** Networks of previous sign-ins, by a keyed hash of name and network. */
export interface KnownNetworkTable {
  key: Buffer;
  forget_at: Date;
}
