import type { ErrorCode, FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';

/** Until a place in the queue is likely to be free. */
const BUSY_SECONDS = 2;

export const sessionEnded = () => new AppError({ code: 'auth.session-ended', status: 401 });

export const refreshReused = () => new AppError({ code: 'auth.refresh-reused', status: 401 });

export const credentialsMissing = (fields: readonly FieldError[]) =>
  new AppError({ code: 'auth.credentials-missing', status: 422, fields });

/** The same for an unknown name, a wrong password and a disabled user. */
export const loginFailed = () => new AppError({ code: 'auth.login-failed', status: 401 });

export const slowedDown = (retryAfterSeconds: number) =>
  new AppError({ code: 'auth.slowed-down', status: 429, retryAfterSeconds });

export const busy = () => new AppError({ code: 'auth.busy', status: 503, retryAfterSeconds: BUSY_SECONDS });

/** Not 401: the caller is signed in, and a new access token would change nothing. */
export const currentPasswordWrong = () =>
  new AppError({
    code: 'auth.current-password-wrong',
    status: 422,
    fields: [{ path: 'current_password', code: 'wrong' }],
  });

/** Named after the first field that is wrong, with all of them. */
export const passwordChangeRefused = (fields: readonly [FieldError, ...FieldError[]]) =>
  new AppError({ code: codeOf(fields[0]), status: 422, fields });

function codeOf({ path, code }: FieldError): ErrorCode {
  if (path === 'current_password') return 'auth.current-password-required';
  switch (code) {
    case 'too-short':
      return 'auth.new-password-too-short';
    case 'too-long':
      return 'auth.new-password-too-long';
    case 'too-simple':
      return 'auth.new-password-too-simple';
    case 'too-common':
      return 'auth.new-password-too-common';
    case 'mismatch':
      return 'auth.confirmation-mismatch';
    default:
      return 'auth.new-password-unchanged';
  }
}

export const sessionNotFound = () => new AppError({ code: 'auth.session-not-found', status: 404 });
