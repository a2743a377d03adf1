/** A change of users that violates a rule. The message is one line for the operator. */
export class UserRejection extends Error {
  /** Why, for callers over HTTP; undefined where the contract of the call rejects it before. */
  readonly reason: 'name-taken' | 'last-super-admin' | undefined;

  constructor(message: string, reason?: UserRejection['reason']) {
    super(message);
    this.reason = reason;
    this.name = 'UserRejection';
  }
}
