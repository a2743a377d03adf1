import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { isAbove, isBelow, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import {
  isApparelGoods,
  isDangerousGoods,
  type FeeInput,
  type FeeContext,
} from '@seller-toolbox/fee-cards/fba/fee-context';
import { readFee } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { Item } from '@seller-toolbox/fee-cards/fba/item';
import { PRICE_BANDS } from '@seller-toolbox/fee-cards/fba/rate-card';
import { offPeakDifference } from '@seller-toolbox/fee-cards/fba/off-peak-difference';
import { isOvermax } from '@seller-toolbox/fee-cards/fba/size-tier';
import { cardSources } from './card-sources.ts';
import type { Computation } from './computation-steps.ts';

export interface FindingInput extends FeeInput {
  readonly isOversized: boolean;
}

/** Findings about the input and the card: flags that do not fit, missing figures, figures of one source. */
export function cardFindings(
  input: FindingInput,
  figures: Pick<Computation, 'item' | 'context' | 'quote' | 'optionalFees'>,
): Finding[] {
  const { item, context, quote } = figures;
  return [
    ...inputFindings(input, item, context),
    ...goodsFindings(input, context, quote),
    ...sizeFindings(input, item, context, quote),
    ...priceLimitFindings(input, context, quote),
    ...cardGaps(context),
    ...singleSource(figures),
  ];
}

function inputFindings({ price }: FindingInput, item: Item, context: FeeContext): Finding[] {
  const { card, day, middlePriceBand, season } = context;
  const { currency } = card;
  const found: Finding[] = [];
  if (Math.min(item.length, item.width, item.height) === 0) found.push(finding('side-missing', 'warning'));
  if (item.weight === 0) found.push(finding('weight-missing', 'warning'));
  if (price === null && middlePriceBand) {
    const { from, includesFrom, upTo } = middlePriceBand;
    const prices = { fromPrice: from, currency };
    if (!includesFrom) found.push(finding('price-missing-above', 'info', prices));
    else if (upTo === null) found.push(finding('price-missing-open', 'info', prices));
    else found.push(finding('price-missing', 'info', { ...prices, toPrice: upTo }));
  }
  if (card.lacksLowPriceAtPeak && season === 'peak' && context.priceBand === 'low') {
    found.push(finding('low-price-at-peak-unknown', 'warning'));
  }
  const { effectiveFrom } = card.ruleSet;
  if (effectiveFrom !== null && day < effectiveFrom) {
    found.push(finding('date-before-card', 'warning', { date: effectiveFrom }));
  }
  if (card.publishedUntil !== null && day > card.publishedUntil) {
    found.push(finding('date-after-card', 'warning', { date: card.publishedUntil }));
  }
  return found;
}

function goodsFindings(input: FindingInput, context: FeeContext, quote: FulfillmentQuote): Finding[] {
  const { card, goods, feeTable } = context;
  const found: Finding[] = [];
  const dangerous = isDangerousGoods(input);
  const apparel = isApparelGoods(input);
  if (dangerous && !card.fulfillment.dangerous) {
    if (!card.dangerousGoodsFee) found.push(finding('no-dangerous-table', 'warning'));
    else if (card.storage && !card.storage.dangerous) found.push(finding('no-dangerous-storage', 'warning'));
  }
  if (apparel && !card.fulfillment.apparel) found.push(finding('no-apparel-table', 'warning'));
  if (dangerous && apparel && card.fulfillment.dangerous) {
    found.push(finding('dangerous-before-apparel', 'info'));
  }
  if (quote.tier && !quote.line) {
    found.push(finding(`${feeTable}-fee-not-published`, 'warning'));
  }
  if (goods === 'dangerous' && card.lithiumBatterySurcharge !== null) {
    const amount = card.lithiumBatterySurcharge;
    found.push(finding('lithium-battery-surcharge', 'info', { amount, currency: card.currency }));
  }
  const difference = offPeakDifference(quote, context);
  if (difference !== null) {
    found.push(finding('off-peak-fee', 'warning', { difference, currency: card.currency }));
  }
  return found;
}

function sizeFindings(
  { isOversized, category }: FindingInput,
  item: Item,
  { card }: FeeContext,
  { tier, weightRule, line, billableWeight }: FulfillmentQuote,
): Finding[] {
  const found: Finding[] = [];
  if (!tier) {
    found.push(
      weightRule.ownWeightAbove === null
        ? finding('beyond-all-tiers', 'warning')
        : finding('no-tier-on-card', 'warning', { limitLb: weightRule.ownWeightAbove }),
    );
  }
  if ((isOversized || category === 'oversize') && tier?.sizeClass === 'standard') {
    found.push(finding('not-oversized', 'warning'));
  }
  if (tier?.overmaxAbove && isOvermax(item, tier)) {
    const { longest, lengthPlusGirth } = tier.overmaxAbove;
    const limits = { lengthIn: longest, lengthPlusGirthIn: lengthPlusGirth };
    found.push(finding('overmax-fee-not-published', 'warning', limits));
  }
  if (card.lacksStepRounding && tier?.sizeClass === 'oversize' && line?.kind === 'started-steps') {
    const exact = roundTo14Digits(
      line.base + line.stepFee * Math.max(0, (billableWeight - line.above) / line.step),
    );
    if (exact !== line.fee) {
      found.push(finding('started-step-counted', 'info', { byFraction: exact, currency: card.currency }));
    }
  }
  return found;
}

/** A price on a limit that sources draw on different sides of it, where that changes the fee. */
function priceLimitFindings(
  { price }: FindingInput,
  { card, middlePriceBand, schedules }: FeeContext,
  { tier, line, billableWeight }: FulfillmentQuote,
): Finding[] {
  if (!card.hasUnclearLowPriceLimit || !middlePriceBand || price === null || !tier || !line) return [];
  const { from } = middlePriceBand;
  const schedule = schedules?.[tier.id];
  if (isAbove(price, from) || isBelow(price, from) || !schedule) return [];
  const low = readFee(schedule, billableWeight, PRICE_BANDS.indexOf('low'));
  if (!low || low.fee === line.fee) return [];
  const params = { atPrice: from, lowFee: low.fee, currency: card.currency };
  return [finding('low-price-limit-unclear', 'info', params)];
}

function cardGaps({ card }: FeeContext): Finding[] {
  const found: Finding[] = [];
  if (card.lacksPeak) found.push(finding('peak-fees-not-published', 'info'));
  if (card.isRegionalOnly) found.push(finding('regional-only', 'warning'));
  if (!card.storage) found.push(finding('storage-unknown', 'warning'));
  if (!card.removal) found.push(finding('removal-fee-not-published', 'info'));
  const unconfirmed = card.agedInventory?.rows.filter((row) => row.perVolume === null) ?? [];
  if (!card.agedInventory) found.push(finding('aged-inventory-unknown', 'info'));
  if (unconfirmed.length > 0) {
    const fromDays = Math.min(...unconfirmed.map((row) => row.fromDays));
    const toDays = Math.max(...unconfirmed.map((row) => row.toDays ?? row.fromDays));
    found.push(finding('aged-rates-not-published', 'info', { fromDays, toDays }));
  }
  if (!card.returnProcessing) found.push(finding('return-processing-not-published', 'info'));
  return found;
}

/** The parts of the result with figures that one source alone has. */
function singleSource(figures: Parameters<typeof cardSources>[0]): Finding[] {
  const parts = cardSources(figures)
    .filter(({ confidence }) => confidence === 'single-source')
    .flatMap((source) => source.parts);
  return parts.length === 0 ? [] : [finding('single-source', 'info', { parts })];
}
