/** A change of users that violates a rule. The message is one line for the operator. */
export class UserRejection extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserRejection';
  }
}
