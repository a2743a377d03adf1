import { AI_LIMITS, type AiCall, type AiUsage } from '@seller-toolbox/contracts';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import {
  callerCounters,
  exhausted,
  siteCounter,
  usageOf,
  windowOf,
  type Caller,
  type LimitedCounter,
} from './ai.counters.ts';
import { limitReached, providerFailed, siteLimitReached } from './ai.errors.ts';
import {
  listUsed,
  releaseExpired,
  releaseReservation,
  settleReservation,
  takeUnits,
} from './ai.repository.ts';

export interface QuotaDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly secret: string;
  /** False: only the cap of the site applies. */
  readonly limitsCallers: boolean;
  /** Maximum provider calls per day for the whole site. */
  readonly dailyCap: number;
}

/** Longer than any call. Units of a call that never ended are released after it. */
const RESERVATION_TTL_MS = 2 * MINUTE;
/** A released unit may be taken by another call first. */
const MAX_ATTEMPTS = 3;

export interface Asking {
  readonly call: AiCall;
  readonly caller: Caller;
}

/** Remaining quota of the caller; uses nothing. */
export async function readUsage(deps: QuotaDeps, { call, caller }: Asking): Promise<AiUsage> {
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
  const counter = siteCounter(secret, dailyCap, clock());
  const [used = 0] = (await listUsed(db, [counter])).values();
  return { used, cap: dailyCap };
}

/** Uses one unit for an answered call, or throws the rejection. */
export async function useQuota(deps: QuotaDeps, asking: Asking): Promise<AiUsage> {
  return take(deps, asking, null);
}

/**
 * Reserves units before `work`, so that concurrent calls cannot share the last one. Releases them if `work` fails; if
 * this process dies, the reservation expires.
 */
export async function withQuota<T>(
  deps: QuotaDeps,
  asking: Asking,
  work: () => Promise<T>,
): Promise<{ value: T; usage: AiUsage }> {
  const id = deps.newId();
  const usage = await take(deps, asking, id);
  let value: T;
  try {
    value = await work();
  } catch (error) {
    await releaseReservation(deps.db, id);
    throw error;
  }
  await settleReservation(deps.db, id);
  return { value, usage };
}

async function take(deps: QuotaDeps, asking: Asking, reservationId: string | null): Promise<AiUsage> {
  const now = deps.clock();
  const counters = countersOf(deps, asking, { now, asksProvider: reservationId !== null });
  const reservation =
    reservationId === null ? null : { id: reservationId, expiresAt: new Date(now + RESERVATION_TTL_MS) };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const full = exhausted(counters, await listUsed(deps.db, counters));
    if (full === undefined) {
      const used = await takeUnits(deps.db, counters, reservation);
      if (used) return usageOf(AI_LIMITS[asking.call], { counters, used, now });
    } else if (!(await releaseExpired(deps.db, new Date(now)))) {
      throw rejectionOf(full, asking.call, now);
    }
  }
  throw providerFailed('busy', asking.call);
}

function countersOf(
  deps: QuotaDeps,
  { call, caller }: Asking,
  { now, asksProvider }: { now: number; asksProvider: boolean },
): LimitedCounter[] {
  return [
    ...(deps.limitsCallers ? callerCounters(deps.secret, call, { caller, now }) : []),
    ...(asksProvider ? [siteCounter(deps.secret, deps.dailyCap, now)] : []),
  ];
}

function rejectionOf(limit: LimitedCounter['limit'], call: AiCall, now: number) {
  const { end } = windowOf(limit === 'hour' ? 'hour' : 'day', now);
  const retryAfterSeconds = Math.max(1, Math.ceil((end - now) / 1000));
  if (limit === 'site') return siteLimitReached(retryAfterSeconds);
  return limitReached(limit, { count: AI_LIMITS[call][limit], retryAfterSeconds });
}
