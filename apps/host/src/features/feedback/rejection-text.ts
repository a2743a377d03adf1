import { ApiError } from '@seller-toolbox/api-client';
import type { FieldError } from '@seller-toolbox/contracts';
import { ERROR_CODES, fieldErrorCode } from '@seller-toolbox/contracts/error-codes';
import { FIELD_CODES } from '@seller-toolbox/tool-contract';
import type { PlatformWords, Translate } from '@seller-toolbox/words';
import type { TranslateFeedback } from './feedback-words.ts';

const TRANSLATED = /^(?:request|feedback|service|internal)\./;
type Translated = `${'request' | 'feedback' | 'service' | 'internal'}.${string}`;
const TRANSLATED_CODES = ERROR_CODES.filter((code): code is Extract<typeof code, Translated> =>
  TRANSLATED.test(code),
);

/** The message after a failed submission. */
export interface Rejection {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Why sending failed, in the visitor's language where the page has a text for the code. Most texts already say when to
 * retry.
 */
export function rejectionOf(error: unknown, t: TranslateFeedback): Rejection {
  const title = t('failure.title');
  if (!(error instanceof ApiError)) return { title: t('failure.unknown'), lines: [] };
  if (error.status === 0) return { title, lines: [t('failure.network')] };
  if (error.code === 'network.unreadable') {
    return { title, lines: [t('failure.text'), t('failure.http', { status: String(error.status) })] };
  }
  const code = TRANSLATED_CODES.find((known) => known === error.code);
  if (code === 'internal.unexpected') return { title, lines: [t('failure.text'), t(`errors.${code}`)] };
  const reason = code ? t(`errors.${code}`) : error.message;
  return reason ? { title, lines: [reason] } : { title: t('failure.unknown'), lines: [] };
}

/** The error text of a field: one for this field, else the one that all fields share. */
export function fieldText(
  problem: FieldError,
  { t, platform }: { readonly t: TranslateFeedback; readonly platform: Translate<PlatformWords> },
): string {
  const formCode = fieldErrorCode('feedback', problem);
  if (formCode?.startsWith('feedback.'))
    return t(`errors.${formCode as Extract<typeof formCode, `feedback.${string}`>}`);
  const shared = FIELD_CODES.find((code) => code === problem.code) ?? 'invalid-value';
  return platform(`problems.${shared}`);
}
