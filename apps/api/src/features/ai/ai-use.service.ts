import { createHash } from 'node:crypto';
import type { AiPrice, AiPrices, AiReview, AiUseRow } from '@seller-toolbox/contracts/ai-review';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Actor } from '../../http/access-guard.ts';
import { invalid } from '../../http/request.errors.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditDeps } from '../audit/audit.service.ts';
import {
  listAiPrices,
  listAiUse,
  lockAiPrices,
  replaceAiPrices,
  type AiUseCount,
} from './ai-use.repository.ts';
import { pricesChangedConcurrently } from './ai.errors.ts';
import { readSiteUsage, type QuotaDeps } from './ai.quota.ts';

export interface AiReviewDeps extends AuditDeps, Pick<QuotaDeps, 'secret' | 'dailyCap'> {
  readonly provider: object | null;
}

const MILLION = 1_000_000;

/** What the AI was asked on the last days, today included, and what it cost by the typed prices. */
export async function reviewAi(deps: AiReviewDeps, days: number): Promise<AiReview> {
  const { used, cap } = await readSiteUsage(deps);
  const prices = await listAiPrices(deps.db);
  const from = utcDay(deps.clock() - (days - 1) * DAY);
  const rows = await listAiUse(deps.db, from);
  return {
    configured: deps.provider !== null,
    used_today: used,
    daily_cap: cap,
    rows: rows.map((row) => withCost(row, prices)),
    prices,
    prices_version: versionOf(prices),
  };
}

/** With the cost by the price in force on the day. */
export function withCost(row: AiUseCount, prices: readonly AiPrice[]): AiUseRow {
  const [price] = prices
    .filter(({ tier, valid_from: from }) => tier === row.tier && from <= row.day)
    .sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1));
  if (!price || row.calls_with_tokens === 0) return { ...row, cost: null, currency: null };
  const cost = (row.input_tokens * price.input_price + row.output_tokens * price.output_price) / MILLION;
  return { ...row, cost, currency: price.currency };
}

/** Rejected if the stored prices are no longer those of `version`. */
export async function setAiPrices(
  deps: AiReviewDeps,
  actor: Actor,
  { prices, version }: AiPrices,
): Promise<AiPrices> {
  const twice = prices.findIndex(
    (price, at) => prices.findIndex((other) => keyOf(other) === keyOf(price)) < at,
  );
  if (twice >= 0) throw invalid([{ path: `prices.${twice}.valid_from`, code: 'invalid-value' }]);
  await deps.db.transaction().execute((trx) => replaceInTransaction(trx, deps, { actor, prices, version }));
  const stored = await listAiPrices(deps.db);
  return { prices: stored, version: versionOf(stored) };
}

async function replaceInTransaction(
  trx: Transaction<Schema>,
  deps: AiReviewDeps,
  { actor, prices, version }: AiPrices & { readonly actor: Actor },
): Promise<void> {
  await lockAiPrices(trx);
  const before = await listAiPrices(trx);
  if (versionOf(before) !== version) throw pricesChangedConcurrently();
  const details = changesBetween(factsOf(before), factsOf(prices));
  await replaceAiPrices(trx, prices);
  await insertAuditEntry(
    trx,
    newAuditEntry(deps, { actor, action: 'ai.set-prices', subject: null, details }),
  );
}

/** The same for the same prices. */
function versionOf(prices: readonly AiPrice[]): string {
  return createHash('sha256')
    .update(JSON.stringify(factsOf(prices)))
    .digest('base64url')
    .slice(0, 16);
}

const keyOf = ({ tier, valid_from: from }: AiPrice) => `${tier} ${from}`;

function factsOf(prices: readonly AiPrice[]): Record<string, string> {
  return Object.fromEntries(
    prices.map((price) => [keyOf(price), `${price.input_price} / ${price.output_price} ${price.currency}`]),
  );
}
