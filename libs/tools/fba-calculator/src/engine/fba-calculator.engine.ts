import { defineEngine, type Env } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { billedBy } from '@seller-toolbox/fee-cards/fba/billable-weight';
import { cardFindings } from './card-findings.ts';
import { cardSources } from './card-sources.ts';
import { computationSteps, type Computation } from './computation-steps.ts';
import { examples } from './fba-calculator.examples.ts';
import { inputSchema, outputSchema, type FbaInput, type FbaOutput } from './fba-calculator.schema.ts';
import { feeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { cubicFeet, sortedSides } from '@seller-toolbox/fee-cards/fba/item';
import { ceilToHundredth, nextCheaper, type CheaperItem } from './next-cheaper.ts';
import { RATE_CARDS, RULE_SET_IDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import type { Season, Seasons } from '@seller-toolbox/fee-cards/fba/rate-card';
import { removalFee } from '@seller-toolbox/fee-cards/fba/removal-fee';
import { returnProcessingFee } from '@seller-toolbox/fee-cards/fba/return-processing-fee';
import { toDisplayUnit } from './to-display-unit.ts';
import { isOvermax } from '@seller-toolbox/fee-cards/fba/size-tier';
import { agedFee, longTermStorageFee, storageRate } from '@seller-toolbox/fee-cards/fba/storage-fee';
import {
  metricVolumetricWeight,
  toCardUnits,
  unitsOf,
  type Units,
} from '@seller-toolbox/fee-cards/fba/unit-system';

/** FBA fees of one packed unit: size tier, billable weight, each fee, and the way to the next cheaper fee. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  keyFigure: 'fees.totalFees',
  ruleSets: RULE_SET_IDS.map((id) => ({
    ...RATE_CARDS[id].ruleSet,
    marketplaces: [RATE_CARDS[id].marketplace],
  })),
  ruleScope: marketplaceRuleScope,
});

function run(input: FbaInput, env: Env): FbaOutput {
  const computation = compute(input, env);
  const { units, item, context, quote, volume } = computation;
  const { bracket, tier } = nextCheaper(item, quote, context);
  const billed = computation.billedBy;
  return {
    ruleSet: input.ruleSet,
    currency: context.card.currency,
    units: { length: units.length, weight: units.weight, volume: 'ft3' },
    date: context.day,
    season: context.season,
    seasonDays: daysOf(context.season, context.card.seasons),
    storageSeason: context.storageSeason,
    storageSeasonDays: daysOf(context.storageSeason, context.card.storage.seasons),
    feeTable: context.feeTable,
    priceBand: context.priceBand,
    middlePriceBand: context.card.middlePriceBand && { ...context.card.middlePriceBand },
    sizeTier: quote.tier && quote.tier.id,
    billedBy: billed,
    billableWeight:
      quote.billableWeight === item.weight ? input.weight : quote.billableWeight * units.perPound,
    dimensionalWeight: quote.dimensionalWeight * units.perPound,
    dimensionalDivisor: context.card.dimensionalDivisor,
    volumetricWeight: metricVolumetricWeight(input, units),
    volume,
    fees: feesOf(computation),
    fuelShare: context.fuelRate,
    agedInventory: context.card.agedInventory.rows.map((row) => ({
      fromDays: row.fromDays,
      toDays: row.toDays,
      fee: agedFee(volume, row),
    })),
    nextCheaper: bracket && inUnits(bracket, units),
    nextCheaperTier: tier && inUnits(tier, units),
    comparison: comparison(input, env, computation.totalFees),
    steps: computationSteps(computation),
    sources: cardSources(context),
    findings: cardFindings(input, item, context, quote),
  };
}

/** The item by the card of every rule set of its marketplace. */
function comparison(input: FbaInput, env: Env, ownTotal: number | null): FbaOutput['comparison'] {
  return RULE_SET_IDS.map((ruleSet) => {
    const { quote, storageFee, totalFees } = compute({ ...input, ruleSet }, env);
    return {
      ruleSet,
      sizeTier: quote.tier && quote.tier.id,
      fulfillmentFee: quote.fee,
      storageFee,
      totalFees,
      difference: totalFees === null || ownTotal === null ? null : sumRounded([totalFees, -ownTotal]),
    };
  });
}

function compute(input: FbaInput, env: Env): Computation {
  const card = RATE_CARDS[input.ruleSet];
  const marketplace = marketplaceOf(input.marketplace);
  const units = unitsOf(input.unitSystem ?? marketplace.unitSystem);
  const { length, width, height, weight } = input;
  const given = { length, width, height, weight };
  const item = toCardUnits(given, units);
  const context = feeContext(input, input.date ?? dayIn(marketplace.timeZone, env.now.getTime()), card);
  const quote = fulfillmentQuote(item, context);
  const volume = cubicFeet(sortedSides(item));
  const rate = storageRate(quote.weightRule.sizeClass, context);
  const storageFee = roundTo14Digits(volume * rate);
  return {
    given,
    units,
    item,
    context,
    quote,
    billedBy: quote.tier && billedBy(item.weight, quote.dimensionalWeight, quote.tier),
    volume,
    storageRate: rate,
    storageFee,
    longTermStorageFee: longTermStorageFee(volume, card),
    removal: removalFee(quote.billableWeight, quote.tier, card),
    returnProcessingFee: returnProcessingFee(quote.fee, card),
    totalFees: quote.fee === null ? null : sumRounded([quote.fee, storageFee]),
  };
}

function daysOf(season: Season | null, seasons: Seasons | null): FbaOutput['seasonDays'] {
  return season && seasons && { ...seasons[season] };
}

function inUnits({ dimension, by, saves, quote }: CheaperItem, units: Units): FbaOutput['nextCheaper'] {
  const change = by * (dimension === 'weight' ? units.perPound : units.perInch);
  return {
    dimension,
    by: change,
    byRoundedUp: ceilToHundredth(change),
    said: toDisplayUnit(change, dimension === 'weight' ? units.weight : units.length),
    saves,
    sizeTier: quote.tier && quote.tier.id,
    billableWeight: quote.billableWeight * units.perPound,
    fulfillmentFee: quote.fee,
  };
}

function feesOf(computation: Computation): FbaOutput['fees'] {
  const { quote, item } = computation;
  const overmax = quote.tier ? isOvermax(item, quote.tier) : true;
  return {
    fulfillmentFee: quote.fee,
    fulfillmentBaseFee: quote.baseFee,
    fuelSurcharge: quote.fuelSurcharge,
    overmaxHandlingFee: overmax ? null : 0,
    storageFee: computation.storageFee,
    longTermStorageFee: computation.longTermStorageFee,
    removalFee: computation.removal && computation.removal.fee,
    returnProcessingFee: computation.returnProcessingFee,
    totalFees: computation.totalFees,
  };
}
