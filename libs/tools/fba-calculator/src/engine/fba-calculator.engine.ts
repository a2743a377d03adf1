import type { Season, Seasons } from '@seller-toolbox/fee-cards/fba/rate-card';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { stepOf } from '@seller-toolbox/fee-cards/fba/fee-steps';
import { fulfillmentQuote, scheduleOf } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { isOvermax } from '@seller-toolbox/fee-cards/fba/size-tier';
import { agedFee } from '@seller-toolbox/fee-cards/fba/storage-fee';
import { metricVolumetricWeight } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { defineEngine, type Env } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { cardFindings } from './card-findings.ts';
import { cardSources } from './card-sources.ts';
import { chargesOf, riseOfOtherFees } from './charges.ts';
import { compute } from './compute.ts';
import { compareCards } from './compare-cards.ts';
import { computationSteps, type Computation } from './computation-steps.ts';
import { examples } from './fba-calculator.examples.ts';
import { inputSchema, type FbaInput } from './fba-calculator.schema.ts';
import { outputSchema, type FbaOutput } from './fba-output.schema.ts';
import { feeScale } from './fee-scale.ts';
import { computeLeftOver } from './left-over.ts';
import { ceilToHundredth, nextCheaper, type CheaperItem } from './next-cheaper.ts';
import { optionalFindings } from './optional-findings.ts';
import { tierLimits } from './tier-limits.ts';
import { fromDisplayUnit, spareOf, toDisplayUnit } from './to-display-unit.ts';

/** FBA fees of one packed unit: size tier, billable weight, each fee, and the way to the next cheaper fee. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  keyFigure: 'fees.totalFees',
  ruleSets: FBA_RULE_SETS,
  ruleScope: marketplaceRuleScope,
});

export type FbaEngine = typeof engine;

function run(input: FbaInput, env: Env): FbaOutput {
  const computation = compute(input, RATE_CARDS[input.ruleSet], env);
  const { units, cardUnits, item, context, quote, volume } = computation;
  const { card, season, storageSeason, middlePriceBand } = context;
  const { bracket, tier } = nextCheaper(item, quote, context, (changed, changedQuote) =>
    riseOfOtherFees(computation, chargesOf(input, { item: changed, quote: changedQuote, context })),
  );
  const perCardWeight = units.perPound / cardUnits.perPound;
  return {
    ruleSet: input.ruleSet,
    currency: card.currency,
    units: { length: units.length, weight: units.weight, volume: card.volumeUnit },
    cardUnits: { length: cardUnits.length, weight: cardUnits.weight },
    tax: card.tax,
    date: context.day,
    season,
    seasonDays: daysOf(season, card.seasons),
    feeSeason: season && context.feeSeason,
    storageSeason,
    storageSeasonDays: daysOf(storageSeason, card.storage && card.storage.seasons),
    storagePeakDays: daysOf('peak', card.storage && card.storage.seasons),
    feeTable: context.feeTable,
    priceBand: context.priceBand,
    middlePriceBand: middlePriceBand && { ...middlePriceBand },
    isLowPrice: quote.isLowPrice,
    sizeTier: quote.tier && quote.tier.id,
    tierLimits: tierLimits(computation),
    feeScale: feeScale(computation),
    billedBy: quote.billedBy,
    billableWeight:
      quote.billableWeight === item.weight ? input.weight : quote.billableWeight * perCardWeight,
    dimensionalWeight: quote.dimensionalWeight === null ? null : quote.dimensionalWeight * perCardWeight,
    dimensionalDivisor: card.dimensionalDivisor,
    volumetricWeight: card.units === 'metric' ? null : metricVolumetricWeight(input, units),
    volume,
    fees: feesOf(computation),
    leftOver: computeLeftOver(input, {
      ruleSet: input.ruleSet,
      date: context.day,
      sizeTier: quote.tier && quote.tier.id,
      tax: card.tax,
      fulfillmentFee: quote.fee,
      totalFees: computation.totalFees,
    }),
    fuelShare: context.fuelRate,
    agedInventory: (card.agedInventory?.rows ?? []).map((row) => ({
      fromDays: row.fromDays,
      toDays: row.toDays,
      fee: agedFee(volume, row),
    })),
    nextCheaper: bracket && inUnits(bracket, computation),
    nextCheaperTier: tier && inUnits(tier, computation),
    comparison: compareCards(input, env, computation),
    optionalFees: computation.optionalFees.map(({ id, amount }) => ({ id, amount })),
    steps: computationSteps(computation),
    sources: cardSources(computation),
    findings: [...cardFindings(input, computation), ...optionalFindings(input, computation)],
  };
}

function daysOf(season: Season | null, seasons: Seasons | null): FbaOutput['seasonDays'] {
  return season && seasons && { ...seasons[season] };
}

function inUnits(
  { dimension, by, saves, quote }: CheaperItem,
  { given, units, cardUnits, item, context }: Computation,
): FbaOutput['nextCheaper'] {
  const perCardWeight = units.perPound / cardUnits.perPound;
  const isWeight = dimension === 'weight';
  const perCard = isWeight ? perCardWeight : units.perInch / cardUnits.perInch;
  const change = by * perCard;
  const said = toDisplayUnit(change, isWeight ? units.weight : units.length);
  const left = Math.max(0, item[dimension] - fromDisplayUnit(said) / perCard);
  const after = fulfillmentQuote({ ...item, [dimension]: left }, context);
  const schedule = scheduleOf(quote, context);
  const upTo = (schedule && stepOf(schedule, quote.billableWeight)?.upTo) ?? null;
  return {
    dimension,
    by: change,
    byRoundedUp: ceilToHundredth(change),
    said: {
      ...said,
      left: Math.max(0, sumRounded([given[dimension], -fromDisplayUnit(said)])),
      spare: spareOf(said, change),
      billableWeight: after.billableWeight * perCardWeight,
    },
    saves,
    savesPerThousand: roundTo14Digits(saves * 1000),
    sizeTier: quote.tier && quote.tier.id,
    billableWeight: quote.billableWeight * perCardWeight,
    upTo: upTo && upTo * perCardWeight,
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
    dangerousGoodsFee: quote.dangerousGoodsFee,
    overmaxHandlingFee: overmax ? null : 0,
    storageFee: computation.storageFee,
    longTermStorageFee: computation.longTermStorageFee,
    removalFee: computation.removal && computation.removal.fee,
    returnProcessingFee: computation.returnProcessingFee,
    totalFees: computation.totalFees,
  };
}
