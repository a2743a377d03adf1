import {
  ASK_RATES_SECONDS,
  type RatesRefresh,
  type RatesState,
  type RatesStateQuery,
} from '@seller-toolbox/contracts';
import { SECOND } from '@seller-toolbox/tool-contract/durations';
import type { Actor } from '../../http/access-guard.ts';
import { secondsUntil } from '../../http/exact-limit.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditDeps } from '../audit/audit.service.ts';
import { lastReceivedAt } from './rate-book.ts';
import type { RatesService } from './rates.service.ts';
import { askedRecently, noRateSource } from './rates.errors.ts';
import { findLastAsked, listRateDays } from './rates.repository.ts';

export interface RatesReviewDeps extends AuditDeps {
  readonly rates: Pick<RatesService, 'latest' | 'askNow' | 'hasSource'>;
}

export async function ratesState(
  { db, rates }: RatesReviewDeps,
  { currency }: RatesStateQuery,
): Promise<RatesState> {
  const latest = rates.latest();
  const asked = await findLastAsked(db);
  return {
    has_source: rates.hasSource,
    source: latest.source,
    as_of: latest.asOf,
    stale: latest.stale,
    currencies: Object.keys(latest.rates).length,
    last_asked_at: asked?.toISOString() ?? null,
    last_received_at: lastReceivedAt(latest),
    days: await listRateDays(db, currency),
  };
}

/** Requests the source immediately, and records who did it with which result. */
export async function refreshRates(deps: RatesReviewDeps, actor: Actor): Promise<RatesRefresh> {
  const { db, rates, clock } = deps;
  if (!rates.hasSource) throw noRateSource();
  const { asOf: before } = rates.latest();
  const outcome = await rates.askNow();
  if (outcome === 'leased') {
    const asked = (await findLastAsked(db))?.getTime() ?? clock();
    throw askedRecently(secondsUntil(asked + ASK_RATES_SECONDS * SECOND, clock()));
  }
  const { asOf, source } = rates.latest();
  const details = { outcome, source, as_of: { before, after: asOf } };
  await insertAuditEntry(db, newAuditEntry(deps, { actor, action: 'rates.refresh', subject: null, details }));
  return { outcome, as_of: asOf };
}
