import { createHash } from 'node:crypto';
import type { AiSource, AiUsage } from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import { AppError } from '../../http/app-error.ts';
import { AiProviderError, type AiProvider, type AiTier, type AiTokens } from '../../ports/ai-provider.ts';
import { countAiUse, deleteAiUseBefore, LIMIT_FAULT, type AiUse } from './ai-use.repository.ts';
import { isUnusableReply, providerFailed } from './ai.errors.ts';
import { sellerData } from './ai.prompts.ts';
import { readUsage, withQuota, type AiRequest, type QuotaDeps } from './ai.quota.ts';
import { monthsBefore } from '../../months-before.ts';
import { deleteOldAi } from './ai.repository.ts';
import type { ReplyCache } from './reply-cache.ts';

export interface AskDeps extends QuotaDeps {
  /** Null: the rules answer. */
  readonly provider: AiProvider | null;
  readonly replies: ReplyCache;
  /** Called when a provider failed, with its error. */
  readonly onFault: (fault: AiProviderError) => void;
  /** Called when a call could not be counted. */
  readonly onUncounted: (error: unknown) => void;
}

/** How one call is asked, parsed and answered. */
export interface Plan<Reply, Result> {
  readonly request: AiRequest;
  readonly tier: AiTier;
  readonly system: string;
  readonly data: object;
  /** Throws if the reply is unusable. The result must be serializable as JSON. */
  readonly parse: (reply: string) => Reply;
  readonly finish: (reply: Reply) => Promise<Result>;
  readonly byRules: () => Promise<Result>;
}

export interface AiAnswer<Result> {
  readonly source: AiSource;
  readonly result: Result;
  readonly usage: AiUsage;
}

/** Version of the cached replies; raise it when a parser changes. */
const REPLY_SHAPE = 1;
const REPLY_TTL_MS = 7 * DAY;
const MAX_REPLIES = 20_000;
/** Like the other statistics by day. */
const MONTHS_KEPT = 25;

/** Answers by rules without a provider, else from the cache, else by the provider. Only the provider's answers use quota. */
export async function ask<Reply, Result>(
  deps: AskDeps,
  plan: Plan<Reply, Result>,
): Promise<AiAnswer<Result>> {
  const { request } = plan;
  const count = counterOf(deps, plan);
  if (deps.provider === null) {
    const result = await plan.byRules();
    await count('rules');
    return { source: 'rules', result, usage: await readUsage(deps, request) };
  }
  const key = questionKey(plan);
  const known = await deps.replies.find(key);
  if (known !== undefined) {
    // Cached below by the same parser.
    const result = await plan.finish(known as Reply);
    await count('cache');
    return { source: 'cache', result, usage: await readUsage(deps, request) };
  }
  const { provider } = deps;
  const { tier, system, data } = plan;
  const networks = deps.limitsCallers ? request.caller.networks : [];
  let tokens: AiTokens | null = null;
  const onTokens = (said: AiTokens) => void (tokens = said);
  const work = async () => {
    const prompt = { tier, system, user: sellerData(data), onTokens };
    const reply = plan.parse(await provider.complete(prompt, networks));
    const result = await plan.finish(reply);
    await deps.replies.save(key, reply, REPLY_TTL_MS);
    return result;
  };
  try {
    const { value, usage } = await withQuota(deps, request, work);
    await count('ai', { tokens });
    return { source: 'ai', result: value, usage };
  } catch (error) {
    const fault = faultName(error);
    if (fault !== null) await count('error', { fault, tokens });
    if (!(error instanceof AiProviderError)) throw error;
    deps.onFault(error);
    throw providerFailed(error.fault, request.call);
  }
}

/** Counts the outcome of a call. An answer does not depend on it. */
function counterOf(
  { db, clock, onUncounted }: AskDeps,
  { request: { call }, tier }: Pick<Plan<unknown, unknown>, 'request' | 'tier'>,
) {
  return async (
    source: AiUse['source'],
    { fault = '', tokens = null }: { readonly fault?: string; readonly tokens?: AiTokens | null } = {},
  ) => countAiUse(db, new Date(clock()), { call, tier, source, fault, tokens }).catch(onUncounted);
}

/** Null for what is no outcome of the AI, such as an unavailable database. */
function faultName(error: unknown): string | null {
  if (error instanceof AiProviderError) return error.fault;
  if (isUnusableReply(error)) return 'unusable';
  return error instanceof AppError && error.statusCode === 429 ? LIMIT_FAULT : null;
}

/** The cache key: the same for the same instructions and data, independent of the caller. */
function questionKey<Reply, Result>({ request, system, data }: Plan<Reply, Result>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([REPLY_SHAPE, request.call, system, data]))
    .digest();
}

/** Deletes expired windows, replies and reservations. */
export async function purgeExpiredAiData({ db, clock }: Pick<AskDeps, 'db' | 'clock'>): Promise<void> {
  await deleteOldAi(db, new Date(clock()), MAX_REPLIES);
  await deleteAiUseBefore(db, utcDay(monthsBefore(clock(), MONTHS_KEPT)));
}
