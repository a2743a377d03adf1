import { feeContext, type FeeContext, type FeeInput } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { BeyondBrackets, FeeSchedule } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { MiddleBand, PriceBand, TierRule } from '@seller-toolbox/fee-cards/fba/rate-card';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { FBA_RULE_SETS, marketplaceOfCard } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { tiersFor } from '@seller-toolbox/fee-cards/fba/size-tier';
import {
  checkInput,
  createEnv,
  type ChargedAmount,
  type Env,
  type ToolText,
} from '@seller-toolbox/tool-contract';
import { tierText } from '../products/tier-text.ts';
import { compute } from './compute.ts';
import type { Computation } from './computation-steps.ts';
import { inputSchema, type FbaInput } from './fba-calculator.schema.ts';

/** Reports have whole cents; computed fees also fractions of them. */
const SAME_AMOUNT = 0.006;
const MAX_REASONS = 3;

/**
 * Why the marketplace may charge another fulfillment fee than the cards say: each cause that alone leads to the charged amount,
 * the likeliest first. None where no cause does, the amounts are equal, or no fee is known.
 */
export function explainCharged(input: unknown, { amount, sizeTier }: ChargedAmount, now: number): ToolText[] {
  const checked = checkInput(inputSchema, input);
  if (!checked.ok) return [];
  const env = createEnv({ now, seed: 0 });
  const computation = compute(checked.value, RATE_CARDS[checked.value.ruleSet], env);
  const { fee } = computation.quote;
  if (fee === null || isSame(fee, amount)) return [];
  const found = [
    ...reportedTierReason(computation, sizeTier),
    ...causes(checked.value, computation, env).flatMap((cause) =>
      isSame(cause.fee, amount) ? cause.text : [],
    ),
    ...sizeReason(computation, amount, sizeTier),
  ];
  return found.slice(0, MAX_REASONS);
}

interface Cause {
  readonly fee: number | null;
  readonly text: ToolText;
}

function isSame(fee: number | null, amount: number): boolean {
  return fee !== null && Math.abs(fee - amount) < SAME_AMOUNT;
}

/** The fee in other circumstances of the same item. */
function causes(input: FbaInput, computation: Computation, env: Env): Cause[] {
  const { item, context, quote } = computation;
  const { card, day, fuelRate } = context;
  const feeOf = (changed: Partial<FeeInput>, on = day) =>
    fulfillmentQuote(item, feeContext({ ...input, ...changed }, on, card)).fee;
  const withoutFuel = quote.fee !== null && quote.fuelSurcharge ? quote.fee - quote.fuelSurcharge : null;
  return [
    ...bandPrices(context.middlePriceBand, context.priceBand).map(({ band, price, params }) => ({
      fee: feeOf({ price }),
      text: { code: `charged-price-${band}`, params: inCurrency(params, card.currency) },
    })),
    { fee: withoutFuel, text: { code: 'charged-without-fuel', params: { share: { share: fuelRate } } } },
    ...otherSeasons(context).map(({ season, on }) => ({
      fee: feeOf({}, on),
      text: { code: `charged-season-${season}` },
    })),
    ...otherGoods(context).map((goods) => ({
      fee: feeOf({
        category: 'standard',
        isDangerous: goods === 'dangerous',
        isApparel: goods === 'apparel',
      }),
      text: { code: `charged-goods-${goods}` },
    })),
    ...otherRules(input).map(({ id, effectiveFrom }) => ({
      fee: compute(input, RATE_CARDS[id], env).quote.fee,
      text: { code: 'charged-rules', params: { date: { day: effectiveFrom } } },
    })),
  ];
}

interface BandPrice {
  readonly band: PriceBand;
  readonly price: number;
  /** The bounds of the band. */
  readonly params: Readonly<Record<string, number>>;
}

/** A price in each other band. */
function bandPrices(bounds: MiddleBand | null, own: PriceBand | null): BandPrice[] {
  if (!bounds) return [];
  const { from, upTo, topFrom } = bounds;
  const bands: BandPrice[] = [
    { band: 'low', price: from / 2, params: { from } },
    upTo === null
      ? { band: 'high', price: from * 2, params: { upTo: from } }
      : { band: 'middle', price: (from + upTo) / 2, params: { from, upTo } },
  ];
  if (upTo !== null) {
    const price = topFrom === undefined ? upTo * 2 : (upTo + topFrom) / 2;
    bands.push({ band: 'high', price, params: { upTo } });
  }
  if (topFrom !== undefined) bands.push({ band: 'top', price: topFrom * 2, params: { upTo: topFrom } });
  return bands.filter(({ band }) => band !== own && !(upTo === null && band === 'high' && own === 'middle'));
}

function inCurrency(params: BandPrice['params'], currency: string): ToolText['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, money]) => [name, { money, currency }]));
}

function otherSeasons({ card: { seasons }, season, day }: FeeContext) {
  if (!seasons || season === null) return [];
  const other = season === 'peak' ? 'non-peak' : 'peak';
  return [{ season: other, on: `${day.slice(0, 5)}${seasons[other].from}` }] as const;
}

function otherGoods({ goods }: FeeContext) {
  return (['general', 'dangerous', 'apparel'] as const).filter((one) => one !== goods);
}

function otherRules({ ruleSet, marketplace }: FbaInput) {
  return FBA_RULE_SETS.flatMap(({ id, effectiveFrom }) =>
    effectiveFrom !== null && id !== ruleSet && marketplaceOfCard(id) === marketplace
      ? [{ id, effectiveFrom }]
      : [],
  );
}

/** The tier that a report names, where the item is not in it. */
function reportedTierReason({ quote, context }: Computation, reported: string | undefined): ToolText[] {
  const tier = reportedTier(context, reported);
  if (!tier || !quote.tier || tier.id === quote.tier.id) return [];
  return [{ code: 'charged-reported-tier', params: { reported: reported ?? '', ...tierParams(quote.tier) } }];
}

/** Reports write "Large standard-size" and "UsLargeStandardSize". */
function reportedTier({ card, feeTable }: FeeContext, reported = ''): TierRule | undefined {
  const plain = reported.toLowerCase().replace(/[^a-z0-9]/g, '');
  return tiersFor(card, feeTable)
    .filter(({ id }) => plain.includes(id.replaceAll('-', '')))
    .sort((a, b) => b.id.length - a.id.length)[0];
}

/** The billable weights for which the charged amount is the fee: in the reported tier, else in the item's own, else in the first that fits. */
function sizeReason(computation: Computation, amount: number, reported: string | undefined): ToolText[] {
  const { context, quote, cardUnits } = computation;
  const { fuelRate, dangerousGoodsFee, column, schedules } = context;
  const base = (amount - dangerousGoodsFee) / (1 + fuelRate);
  const fitting = tiersFor(context.card, context.feeTable).flatMap((tier) => {
    const schedule = schedules?.[tier.id];
    const weights = schedule && weightsOf(schedule, base, column);
    return weights ? [{ tier, ...weights }] : [];
  });
  const wanted = reportedTier(context, reported)?.id ?? quote.tier?.id;
  const found = fitting.find(({ tier }) => tier.id === wanted) ?? fitting[0];
  if (!found) return [];
  const { tier, above, upTo } = found;
  const params = { above, unit: cardUnits.weight, own: quote.billableWeight, ...tierParams(tier) };
  if (upTo === null) return [{ code: 'charged-weight-any', params }];
  return [{ code: above === upTo ? 'charged-weight-about' : 'charged-weight', params: { ...params, upTo } }];
}

interface Weights {
  readonly above: number;
  /** Null where any weight has the fee. */
  readonly upTo: number | null;
}

/** The weights that pay a base fee. */
function weightsOf(
  { brackets, beyond, heavier = [] }: FeeSchedule,
  base: number,
  column: number,
): Weights | null {
  let above = 0;
  for (const { upTo, fees } of brackets) {
    if (isSame(fees[column] ?? null, base)) return { above, upTo };
    above = upTo ?? above;
  }
  const rules = beyond ? [beyond, ...heavier] : [];
  for (const [index, rule] of rules.entries()) {
    const weights = stepsOf(rule, base, column);
    const end = rules[index + 1]?.above ?? Infinity;
    if (weights && weights.above < end) return weights;
  }
  return null;
}

function stepsOf(
  { base: bases, above, step, stepFee, counting }: BeyondBrackets,
  base: number,
  column: number,
): Weights | null {
  const first = bases[column];
  const each = typeof stepFee === 'number' ? stepFee : stepFee[column];
  if (first === undefined || !each) return null;
  const steps = (base - first) / each;
  if (steps <= 0) return null;
  if (counting === 'fraction') return { above: above + steps * step, upTo: above + steps * step };
  const whole = Math.round(steps);
  if (whole < 1 || !isSame(first + whole * each, base)) return null;
  return { above: above + (whole - 1) * step, upTo: above + whole * step };
}

/** The name of a tier as a code, with the numbers in it. */
function tierParams({ id }: TierRule) {
  const { code, params } = tierText(id);
  return { ...params, tier: { code } };
}
