import { FIELD_ERROR_CODES, fieldErrorCode, type FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';

/** Until a place in the queue is likely to be free. */
const BUSY_SECONDS = 2;

export const refreshReused = () => new AppError({ code: 'auth.refresh-reused', status: 401 });

export const credentialsMissing = (fields: readonly FieldError[]) =>
  new AppError({ code: 'auth.credentials-missing', status: 422, fields });

/** The same for an unknown name, a wrong password and a disabled user. */
export const loginFailed = () => new AppError({ code: 'auth.login-failed', status: 401 });

/** Told only to whoever knows the password that the service once made: it opens nothing any more. */
export const passwordExpired = () => new AppError({ code: 'auth.password-expired', status: 401 });

export const slowedDown = (retryAfterSeconds: number) =>
  new AppError({ code: 'auth.slowed-down', status: 429, retryAfterSeconds });

export const busy = () => new AppError({ code: 'auth.busy', status: 503, retryAfterSeconds: BUSY_SECONDS });

/** Whatever a sign-in can be refused with, for the description of the call. */
export const loginRefusals = () => [
  credentialsMissing([]),
  loginFailed(),
  passwordExpired(),
  slowedDown(1),
  busy(),
];

/** Says the sentence of the first field that is wrong, with the codes of all of them. */
export const passwordChangeRefused = (fields: readonly [FieldError, ...FieldError[]]) =>
  new AppError({ code: fieldErrorCode('auth', fields[0]) ?? 'request.invalid', status: 422, fields });

/** Not 401: the caller is signed in, and a new access token would change nothing. */
export const currentPasswordWrong = () =>
  passwordChangeRefused([{ path: 'current_password', code: 'wrong' }]);

/** Whatever a new password can be refused with, for the description of the call. */
export const passwordChangeRefusals = () =>
  FIELD_ERROR_CODES.filter((code) => code.startsWith('auth.')).map(
    (code) => new AppError({ code, status: 422 }),
  );

/** Signed in, but too long ago for what is asked. */
export const signInAgain = () => new AppError({ code: 'auth.sign-in-again', status: 403 });

export const sessionNotFound = () => new AppError({ code: 'auth.session-not-found', status: 404 });
