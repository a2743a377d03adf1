import type { FieldError } from './envelope.ts';

/**
 * Every rejection of the service: `<feature>.<what-happened>`. The code is the key of its text
 * (`errors.<code>`, in `src/errors` of the i18n library). Field codes are in the tool contract, because engines use them too.
 */
export const ERROR_CODES = [
  'request.unparsable',
  'request.unsupported-type',
  'request.too-large',
  'request.invalid',
  'request.not-found',
  'request.rate-limited',
  'request.cross-site',
  'request.https-only',
  'request.timed-out',
  'request.url-too-long',
  'auth.required',
  'auth.forbidden',
  'auth.session-ended',
  'auth.refresh-reused',
  'auth.credentials-missing',
  'auth.login-failed',
  'auth.password-expired',
  'auth.slowed-down',
  'auth.busy',
  'auth.session-not-found',
  'auth.sign-in-again',
  'auth.password-change-required',
  'users.not-found',
  'users.name-taken',
  'users.last-super-admin',
  'settings.not-found',
  'settings.changed-meanwhile',
  'settings.set-by-file',
  'tools.not-found',
  'tools.changed-meanwhile',
  'tools.input-refused',
  'tools.busy',
  'tools.run-timeout',
  'tools.output-too-large',
  'announcements.not-found',
  'announcements.changed-meanwhile',
  'announcements.template-exists',
  'announcements.template-not-found',
  'announcements.too-many-templates',
  'feedback.not-found',
  'feedback.changed-meanwhile',
  'feedback.undo-expired',
  'notices.way-not-configured',
  'rates.unknown-currency',
  'rates.no-source',
  'rates.asked-recently',
  'ai.hourly-limit',
  'ai.daily-limit',
  'ai.site-limit',
  'ai.network-limit',
  'ai.unusable-limit',
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
  'ai.prices-changed-meanwhile',
  'service.unavailable',
  'internal.unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Field errors with a specific text: `<feature>.<path>-<field code>` or `<feature>.<rule code>`. All others use the text
 * of their field code.
 */
export const FIELD_ERROR_CODES = [
  'auth.current_password-required',
  'auth.current_password-wrong',
  'auth.new_password-too-short',
  'auth.new_password-too-long',
  'auth.new_password-too-simple',
  'auth.new_password-too-common',
  'auth.confirm_password-mismatch',
  'auth.new_password-unchanged',
  'users.username-invalid-value',
  'announcements.title-required',
  'announcements.content-required',
  'announcements.priority-too-small',
  'announcements.priority-too-large',
  'announcements.end-before-start',
  'announcements.duplicate-language',
  'announcements.click_action-invalid-url',
  'feedback.message-required',
  'feedback.message-too-short',
  'feedback.message-too-long',
  'feedback.email-invalid-email',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** The key of the specific text of a field error, or undefined. */
export function fieldErrorCode(feature: string, { path, code }: FieldError): FieldErrorCode | undefined {
  const candidates = [`${feature}.${path}-${code}`, `${feature}.${code}`];
  return FIELD_ERROR_CODES.find((known) => candidates.includes(known));
}

/** Codes of the client: no answer, or an answer that is not from the service. */
export const CLIENT_ERROR_CODES = ['network.failed', 'network.timed-out', 'network.unreadable'] as const;
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];
