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
  'tools.not-found',
  'tools.input-refused',
  'ai.hourly-limit',
  'ai.daily-limit',
  'ai.site-limit',
  'ai.busy',
  'ai.key-refused',
  'ai.provider-quota',
  'ai.model-missing',
  'ai.connection-failed',
  'ai.optimization-failed',
  'ai.compliance-failed',
  'ai.reply-malformed',
  'ai.reply-misshapen',
  'ai.reply-unreadable',
  'ai.reply-incomplete',
  'ai.too-few-versions',
  'service.unavailable',
  'internal.unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes that only the browser's client knows: no answer came, or one that is not ours. */
export const CLIENT_ERROR_CODES = ['network.failed', 'network.timed-out', 'network.unreadable'] as const;
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];
