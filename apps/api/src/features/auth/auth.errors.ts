import { FIELD_ERROR_CODES, fieldErrorCode, type FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';

const BUSY_SECONDS = 2;

export const refreshReused = () => new AppError({ code: 'auth.refresh-reused', status: 401 });

export const credentialsMissing = (fields: readonly FieldError[]) =>
  new AppError({ code: 'auth.credentials-missing', status: 422, fields });

/** The same for an unknown name, a wrong password and a disabled user. */
export const loginFailed = () => new AppError({ code: 'auth.login-failed', status: 401 });

/** Only for the correct generated password after its expiry. */
export const passwordExpired = () => new AppError({ code: 'auth.password-expired', status: 401 });

export const slowedDown = (retryAfterSeconds: number) =>
  new AppError({ code: 'auth.slowed-down', status: 429, retryAfterSeconds });

export const busy = () => new AppError({ code: 'auth.busy', status: 503, retryAfterSeconds: BUSY_SECONDS });

/** All rejections of a sign-in, for the OpenAPI description. */
export const loginRejections = () => [
  credentialsMissing([]),
  loginFailed(),
  passwordExpired(),
  slowedDown(1),
  busy(),
];

/** Message of the first wrong field, codes of all. */
export const passwordChangeRejected = (fields: readonly [FieldError, ...FieldError[]]) =>
  new AppError({ code: fieldErrorCode('auth', fields[0]) ?? 'request.invalid', status: 422, fields });

/** Not 401: the caller is signed in, and a refresh would not help. */
export const currentPasswordWrong = () =>
  passwordChangeRejected([{ path: 'current_password', code: 'wrong' }]);

/** All rejections of a new password, for the OpenAPI description. */
export const passwordChangeRejections = () =>
  FIELD_ERROR_CODES.filter((code) => code.startsWith('auth.')).map(
    (code) => new AppError({ code, status: 422 }),
  );

/** The sign-in is too old for this call. */
export const signInAgain = () => new AppError({ code: 'auth.sign-in-again', status: 403 });

export const sessionNotFound = () => new AppError({ code: 'auth.session-not-found', status: 404 });
