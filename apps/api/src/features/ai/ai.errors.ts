import type { AiCall, ErrorCode } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';
import { unavailable as databaseUnavailable } from '../../http/request.errors.ts';
import { AI_FAULTS, AiProviderError, type AiFault } from '../../ports/ai-provider.ts';
import { inputRejected, runsBusy, runTimeout, toolNotFound } from '../tools/tools.errors.ts';

const RETRY_SECONDS = 30;
const SOON_SECONDS = 5;

export const limitReached = (
  limit: 'hour' | 'day',
  { count, retryAfterSeconds }: { readonly count: number; readonly retryAfterSeconds: number },
) =>
  new AppError({
    code: limit === 'day' ? 'ai.daily-limit' : 'ai.hourly-limit',
    status: 429,
    retryAfterSeconds,
    params: { count },
  });

/** The daily cap of the whole site is used up, not the limit of the caller. */
export const siteLimitReached = (retryAfterSeconds: number) =>
  new AppError({ code: 'ai.site-limit', status: 503, retryAfterSeconds });

/** The network of the caller used up its share of the daily cap. */
export const networkLimitReached = (retryAfterSeconds: number) =>
  new AppError({ code: 'ai.network-limit', status: 429, retryAfterSeconds });

/** The network of the caller got too many unusable replies. */
export const unusableLimitReached = (retryAfterSeconds: number) =>
  new AppError({ code: 'ai.unusable-limit', status: 429, retryAfterSeconds });

/** Another admin has stored prices since those that a change is based on. */
export const pricesChangedConcurrently = () =>
  new AppError({ code: 'ai.prices-changed-meanwhile', status: 409 });

const unavailable = (code: ErrorCode, retryAfterSeconds: number) =>
  new AppError({ code, status: 503, retryAfterSeconds });

/** An unusable AI reply. A retry may succeed. */
export const unusableReply = (code: (typeof UNUSABLE)[number]) => unavailable(code, SOON_SECONDS);

const UNUSABLE = [
  'ai.reply-malformed',
  'ai.reply-misshapen',
  'ai.reply-incomplete',
  'ai.too-few-versions',
] as const satisfies readonly ErrorCode[];

/** Whether a call failed because of the text of the reply, which the caller may have provoked. */
export function isUnusableReply(error: unknown): boolean {
  if (error instanceof AiProviderError) return error.fault === 'malformed' || error.fault === 'too-large';
  return error instanceof AppError && UNUSABLE.some((code) => code === error.code);
}

/** Code per call if the provider is unreachable or fails without a specific code. */
const FAILED: Readonly<Record<AiCall, ErrorCode>> = {
  'title-fix': 'ai.connection-failed',
  'title-optimization': 'ai.optimization-failed',
  'compliance-check': 'ai.compliance-failed',
};

/** Error codes of the specification. The text of the provider is not exposed. */
export function providerFailed(fault: AiFault, call: AiCall): AppError {
  switch (fault) {
    case 'key-refused':
      return unavailable('ai.key-refused', RETRY_SECONDS);
    case 'quota-used-up':
      return unavailable('ai.provider-quota', RETRY_SECONDS);
    case 'model-missing':
      return unavailable('ai.model-missing', RETRY_SECONDS);
    case 'malformed':
      return unavailable('ai.reply-malformed', SOON_SECONDS);
    case 'too-large':
      return unavailable('ai.reply-unreadable', SOON_SECONDS);
    case 'busy':
      return unavailable('ai.busy', SOON_SECONDS);
    case 'unreachable':
    case 'timed-out':
    case 'failed':
      return unavailable(FAILED[call], RETRY_SECONDS);
  }
}

/** All rejections of a call, for the OpenAPI description. */
export function rejectionsOf(call: AiCall): AppError[] {
  const limit = { count: 0, retryAfterSeconds: RETRY_SECONDS };
  return [
    toolNotFound(),
    inputRejected([]),
    runsBusy(),
    runTimeout(),
    limitReached('hour', limit),
    limitReached('day', limit),
    siteLimitReached(RETRY_SECONDS),
    networkLimitReached(RETRY_SECONDS),
    unusableLimitReached(RETRY_SECONDS),
    ...AI_FAULTS.map((fault) => providerFailed(fault, call)),
    ...UNUSABLE.map(unusableReply),
    databaseUnavailable(),
  ];
}
