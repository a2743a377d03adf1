import { AI_LIMITS, type AiCall, type AiUsage } from '@seller-toolbox/contracts';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { AiProviderError } from '../../ports/ai-provider.ts';
import {
  callerCounters,
  exhausted,
  networkCounters,
  siteCounter,
  unusableCounter,
  usageOf,
  windowOf,
  type Caller,
  type LimitedCounter,
} from './ai.counters.ts';
import {
  isUnusableReply,
  limitReached,
  networkLimitReached,
  providerFailed,
  siteLimitReached,
  unusableLimitReached,
} from './ai.errors.ts';
import {
  listUsed,
  releaseExpired,
  releaseReservation,
  settleReservation,
  takeUnits,
  type Reservation,
} from './ai.repository.ts';

export interface QuotaDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly secret: string;
  /** False: only the cap of the site applies. */
  readonly limitsCallers: boolean;
  /** Maximum provider calls per day for the whole site. */
  readonly dailyCap: () => number;
}

/** Longer than any call. Units of a call that never ended are released after it. */
const RESERVATION_TTL_MS = 2 * MINUTE;
/** A released unit may be taken by another call first. */
const MAX_ATTEMPTS = 3;

export interface AiRequest {
  readonly call: AiCall;
  readonly caller: Caller;
}

/** Remaining quota of the caller; uses nothing. */
export async function readUsage(deps: QuotaDeps, { call, caller }: AiRequest): Promise<AiUsage> {
  const now = deps.clock();
  const counters = callerCounters(deps.secret, call, { caller, now });
  return usageOf(AI_LIMITS[call], { counters, used: await listUsed(deps.db, counters), now });
}

/** Provider calls of the whole site today (UTC), and the cap. */
export async function readSiteUsage({
  db,
  clock,
  secret,
  dailyCap,
}: Pick<QuotaDeps, 'db' | 'clock' | 'secret' | 'dailyCap'>): Promise<{ used: number; cap: number }> {
  const counter = siteCounter(secret, dailyCap(), clock());
  const [used = 0] = (await listUsed(db, [counter])).values();
  return { used, cap: dailyCap() };
}

/**
 * Takes units before `work`, so that concurrent calls cannot share the last one. If `work` fails, the units of the caller
 * are released, and the costs only if the call was not sent. If this process dies, the reservation expires.
 */
export async function withQuota<T>(
  deps: QuotaDeps,
  { call, caller }: AiRequest,
  work: () => Promise<T>,
): Promise<{ value: T; usage: AiUsage }> {
  const now = deps.clock();
  const id = deps.newId();
  const costs = costsOf(deps, caller, now);
  const unusable = deps.limitsCallers ? [unusableCounter(deps.secret, caller, now)] : [];
  const counters = deps.limitsCallers
    ? [...callerCounters(deps.secret, call, { caller, now }), ...costs]
    : costs;
  const reservation = { id, expiresAt: new Date(now + RESERVATION_TTL_MS) };
  const usage = await take(deps, { call, now, counters, checked: [...counters, ...unusable], reservation });
  let value: T;
  try {
    value = await work();
  } catch (error) {
    const isUnsent = error instanceof AiProviderError && !error.isSent;
    await releaseReservation(deps.db, id, isUnsent ? costs : []);
    // Concurrent calls may exceed this limit together, by as many as the slots of a network.
    if (isUnusableReply(error)) await takeUnits(deps.db, unusable, null);
    throw error;
  }
  await settleReservation(deps.db, id);
  return { value, usage };
}

/** The counters of calls sent to the provider. */
function costsOf(deps: QuotaDeps, caller: Caller, now: number): LimitedCounter[] {
  return [
    siteCounter(deps.secret, deps.dailyCap(), now),
    ...(deps.limitsCallers ? networkCounters(deps.secret, deps.dailyCap(), { caller, now }) : []),
  ];
}

interface Taking {
  readonly call: AiCall;
  readonly now: number;
  /** One unit of each is taken. */
  readonly counters: readonly LimitedCounter[];
  /** Must not be exhausted. */
  readonly checked: readonly LimitedCounter[];
  readonly reservation: Reservation;
}

async function take(deps: QuotaDeps, taking: Taking): Promise<AiUsage> {
  const { call, now, counters, checked, reservation } = taking;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const full = exhausted(checked, await listUsed(deps.db, checked));
    if (full === undefined) {
      const used = await takeUnits(deps.db, counters, reservation);
      if (used) return usageOf(AI_LIMITS[call], { counters, used, now });
    } else if (!(await releaseExpired(deps.db, new Date(now)))) {
      throw rejectionOf(full, call, now);
    }
  }
  throw providerFailed('busy', call);
}

function rejectionOf(limit: LimitedCounter['limit'], call: AiCall, now: number) {
  const { end } = windowOf(limit === 'hour' || limit === 'unusable' ? 'hour' : 'day', now);
  const retryAfterSeconds = Math.max(1, Math.ceil((end - now) / 1000));
  switch (limit) {
    case 'site':
      return siteLimitReached(retryAfterSeconds);
    case 'network':
      return networkLimitReached(retryAfterSeconds);
    case 'unusable':
      return unusableLimitReached(retryAfterSeconds);
    default:
      return limitReached(limit, { count: AI_LIMITS[call][limit], retryAfterSeconds });
  }
}
