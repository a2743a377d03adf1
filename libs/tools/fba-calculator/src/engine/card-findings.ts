import { finding, type Finding } from '@seller-toolbox/tool-contract';
import {
  isApparelGoods,
  isDangerousGoods,
  type FeeInput,
  type FeeContext,
} from '@seller-toolbox/fee-cards/fba/fee-context';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { Item } from '@seller-toolbox/fee-cards/fba/item';
import { isOvermax } from '@seller-toolbox/fee-cards/fba/size-tier';

export interface FindingInput extends FeeInput {
  readonly isOversized: boolean;
}

/** Findings about the input and the card: flags that do not fit, fees that the card does not publish, missing figures. */
export function cardFindings(
  input: FindingInput,
  item: Item,
  context: FeeContext,
  quote: FulfillmentQuote,
): Finding[] {
  return [
    ...inputFindings(input, item, context),
    ...goodsFindings(input, context, quote),
    ...sizeFindings(input, item, quote),
    ...cardGaps(context),
  ];
}

function inputFindings({ price }: FindingInput, item: Item, { card, day }: FeeContext): Finding[] {
  const found: Finding[] = [];
  if (Math.min(item.length, item.width, item.height) === 0) found.push(finding('side-missing', 'warning'));
  if (item.weight === 0) found.push(finding('weight-missing', 'warning'));
  if (price === null && card.middlePriceBand) {
    const { from, upTo } = card.middlePriceBand;
    const prices = { fromPrice: from, currency: card.currency };
    found.push(
      upTo === null
        ? finding('price-missing-open', 'info', prices)
        : finding('price-missing', 'info', { ...prices, toPrice: upTo }),
    );
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
  if (dangerous && !card.fulfillment.dangerous) found.push(finding('no-dangerous-table', 'warning'));
  if (apparel && !card.fulfillment.apparel) found.push(finding('no-apparel-table', 'warning'));
  if (dangerous && apparel && card.fulfillment.dangerous) {
    found.push(finding('dangerous-before-apparel', 'info'));
  }
  if (feeTable !== 'general' && quote.tier && !quote.line) {
    found.push(finding(`${feeTable}-fee-not-published`, 'warning'));
  }
  if (goods === 'dangerous' && card.lithiumBatterySurcharge !== null) {
    const amount = card.lithiumBatterySurcharge;
    found.push(finding('lithium-battery-surcharge', 'info', { amount, currency: card.currency }));
  }
  return found;
}

function sizeFindings(
  { isOversized, category }: FindingInput,
  item: Item,
  { tier, weightRule }: FulfillmentQuote,
): Finding[] {
  const found: Finding[] = [];
  if (!tier && weightRule.ownWeightAbove !== null) {
    found.push(finding('no-tier-on-card', 'warning', { limitLb: weightRule.ownWeightAbove }));
  }
  if ((isOversized || category === 'oversize') && tier?.sizeClass === 'standard') {
    found.push(finding('not-oversized', 'warning'));
  }
  if (tier?.overmaxAbove && isOvermax(item, tier)) {
    const { longest, lengthPlusGirth } = tier.overmaxAbove;
    const limits = { lengthIn: longest, lengthPlusGirthIn: lengthPlusGirth };
    found.push(finding('overmax-fee-not-published', 'warning', limits));
  }
  return found;
}

function cardGaps({ card }: FeeContext): Finding[] {
  const found: Finding[] = [];
  if (card.lacksPeak) found.push(finding('peak-fees-not-published', 'info'));
  if (!card.removal) found.push(finding('removal-fee-not-published', 'info'));
  const unconfirmed = card.agedInventory.rows.filter((row) => row.perCubicFoot === null);
  if (unconfirmed.length > 0) {
    const fromDays = Math.min(...unconfirmed.map((row) => row.fromDays));
    const toDays = Math.max(...unconfirmed.map((row) => row.toDays));
    found.push(finding('aged-rates-not-published', 'info', { fromDays, toDays }));
  }
  if (!card.returnProcessing) found.push(finding('return-processing-not-published', 'info'));
  return found;
}
