/**
 * Every refusal of the service: `<feature>.<what-happened>`. The code is the key of its words
 * (`errors.<code>`, in `src/errors` of the i18n library). Field codes stand beside the tool contract, because forms and engines share them.
 */
export const ERROR_CODES = [
  'request.unparsable',
  'request.unsupported-type',
  'request.too-large',
  'request.invalid',
  'request.not-found',
  'request.rate-limited',
  'request.cross-site',
  'request.timed-out',
  'auth.required',
  'auth.forbidden',
  'auth.session-ended',
  'auth.refresh-reused',
  'auth.credentials-missing',
  'auth.login-failed',
  'auth.slowed-down',
  'auth.busy',
  'auth.current-password-required',
  'auth.current-password-wrong',
  'auth.new-password-too-short',
  'auth.new-password-too-long',
  'auth.new-password-too-simple',
  'auth.new-password-too-common',
  'auth.confirmation-mismatch',
  'auth.new-password-unchanged',
  'auth.session-not-found',
  'tools.not-found',
  'tools.input-refused',
  'service.unavailable',
  'internal.unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes that only the browser's client knows: no answer came, or one that is not ours. */
export const CLIENT_ERROR_CODES = ['network.failed', 'network.timed-out', 'network.unreadable'] as const;
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];
