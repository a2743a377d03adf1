import { createHash } from 'node:crypto';
import type { AiSource, AiUsage } from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { AiProviderError, type AiProvider, type AiTier } from '../../ports/ai-provider.ts';
import { providerFailed } from './ai.errors.ts';
import { sellerData } from './ai.prompts.ts';
import { readUsage, useQuota, withQuota, type AiRequest, type QuotaDeps } from './ai.quota.ts';
import { deleteOldAi } from './ai.repository.ts';
import type { ReplyCache } from './reply-cache.ts';

export interface AskDeps extends QuotaDeps {
  /** Null: the rules answer. */
  readonly provider: AiProvider | null;
  readonly replies: ReplyCache;
  /** Called when a provider failed, with its error. */
  readonly onFault: (fault: AiProviderError) => void;
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

/** Answers by rules without a provider, else from the cache, else by the provider. Cache hits and failures use no quota. */
export async function ask<Reply, Result>(
  deps: AskDeps,
  plan: Plan<Reply, Result>,
): Promise<AiAnswer<Result>> {
  const { request } = plan;
  if (deps.provider === null) {
    const result = await plan.byRules();
    return { source: 'rules', result, usage: await useQuota(deps, request) };
  }
  const key = questionKey(plan);
  const known = await deps.replies.find(key);
  if (known !== undefined) {
    // Cached below by the same parser.
    const result = await plan.finish(known as Reply);
    return { source: 'cache', result, usage: await readUsage(deps, request) };
  }
  const { provider } = deps;
  const { tier, system, data } = plan;
  const networks = deps.limitsCallers ? request.caller.networks : [];
  const work = async () => {
    const reply = plan.parse(await provider.complete({ tier, system, user: sellerData(data) }, networks));
    const result = await plan.finish(reply);
    await deps.replies.save(key, reply, REPLY_TTL_MS);
    return result;
  };
  try {
    const { value, usage } = await withQuota(deps, request, work);
    return { source: 'ai', result: value, usage };
  } catch (error) {
    if (!(error instanceof AiProviderError)) throw error;
    deps.onFault(error);
    throw providerFailed(error.fault, request.call);
  }
}

/** The cache key: the same for the same instructions and data, independent of the caller. */
function questionKey<Reply, Result>({ request, system, data }: Plan<Reply, Result>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([REPLY_SHAPE, request.call, system, data]))
    .digest();
}

/** Deletes expired windows, replies and reservations. */
export async function forgetOldAi({ db, clock }: Pick<AskDeps, 'db' | 'clock'>): Promise<void> {
  await deleteOldAi(db, new Date(clock()), MAX_REPLIES);
}
