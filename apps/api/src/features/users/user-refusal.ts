/** A change of users that the rules do not allow: one line for whoever keeps the service. */
export class UserRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserRefusal';
  }
}
