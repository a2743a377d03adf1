import type { FieldError } from '@seller-toolbox/contracts';
import { AppError } from './app-error.ts';

export const unparsable = () => new AppError({ code: 'request.unparsable', status: 400 });

export const authRequired = () => new AppError({ code: 'auth.required', status: 401 });

/** The token is invalid or expired. */
export const sessionEnded = () => new AppError({ code: 'auth.session-ended', status: 401 });

export const forbidden = () => new AppError({ code: 'auth.forbidden', status: 403 });

/** The caller signed in with a one-time password. */
export const passwordChangeRequired = () =>
  new AppError({ code: 'auth.password-change-required', status: 403 });

export const crossSite = () => new AppError({ code: 'request.cross-site', status: 403 });

/** The caller used plain http. */
export const httpsOnly = () => new AppError({ code: 'request.https-only', status: 403 });

export const routeNotFound = () => new AppError({ code: 'request.not-found', status: 404 });

export const timedOut = () => new AppError({ code: 'request.timed-out', status: 408 });

export const tooLarge = () => new AppError({ code: 'request.too-large', status: 413 });

export const urlTooLong = () => new AppError({ code: 'request.url-too-long', status: 414 });

/** Request line and headers are too large. */
export const headersTooLarge = () => new AppError({ code: 'request.too-large', status: 431 });

export const unsupportedType = () => new AppError({ code: 'request.unsupported-type', status: 415 });

export const invalid = (fields: readonly FieldError[], fieldsLeftOut = 0) =>
  new AppError({ code: 'request.invalid', status: 422, fields, fieldsLeftOut });

export const rateLimited = (retryAfterSeconds: number) =>
  new AppError({
    code: 'request.rate-limited',
    status: 429,
    retryAfterSeconds,
  });

export const unexpected = () => new AppError({ code: 'internal.unexpected', status: 500 });

export const unavailable = () =>
  new AppError({
    code: 'service.unavailable',
    status: 503,
    retryAfterSeconds: 5,
  });
