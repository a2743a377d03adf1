/** What whoever asked for a backup or a restore can mend: its message is one line. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}
