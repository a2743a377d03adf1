import type { FieldError } from './envelope.ts';

/** Minimum characters of a new password. */
export const MIN_PASSWORD_LENGTH = 8;
/** Maximum characters of any password; longer ones are rejected before hashing. */
export const MAX_PASSWORD_LENGTH = 256;

/** Why a new password is rejected: `too-short`, `too-long`, `too-simple` (lower case, upper case and digit are needed); else null. */
export function newPasswordProblem(password: string): 'too-short' | 'too-long' | 'too-simple' | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long';
  const hasAll = [/[a-z]/, /[A-Z]/, /[0-9]/].every((kind) => kind.test(password));
  return hasAll ? null : 'too-simple';
}

/** The three fields of a change of password. */
export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/**
 * Problems of a password change in the order of the form, used by form and service. Rule codes: `too-simple`, `mismatch`
 * (the confirmation), `unchanged` (new equals current).
 */
export function passwordChangeProblems(change: PasswordChange): FieldError[] {
  const problem = newPasswordProblem(change.new_password);
  const unchanged = problem === null && change.new_password === change.current_password;
  return [
    ...(change.current_password === '' ? [{ path: 'current_password', code: 'required' }] : []),
    ...(problem ? [{ path: 'new_password', code: problem }] : []),
    ...(change.confirm_password === change.new_password
      ? []
      : [{ path: 'confirm_password', code: 'mismatch' }]),
    ...(unchanged ? [{ path: 'new_password', code: 'unchanged' }] : []),
  ];
}
