import type { RateCard, Season, Seasons } from '@seller-toolbox/fee-cards/fba/rate-card';
import {
  FBA_RULE_SETS,
  marketplaceOfCard,
  type RuleSetId,
} from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { isOvermax } from '@seller-toolbox/fee-cards/fba/size-tier';
import { agedFee } from '@seller-toolbox/fee-cards/fba/storage-fee';
import { metricVolumetricWeight, type Units } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { defineEngine, type Env } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type * as z from 'zod/mini';
import { cardFindings } from './card-findings.ts';
import { cardSources } from './card-sources.ts';
import { compute, type OptionalFeesOf } from './compute.ts';
import { computationSteps, type Computation } from './computation-steps.ts';
import type { FbaExamples } from './worked-example.ts';
import { inputSchema, type FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';
import { ceilToHundredth, nextCheaper, type CheaperItem } from './next-cheaper.ts';
import { toDisplayUnit } from './to-display-unit.ts';

/** The cards that an engine has: all, or those of the marketplaces that a page has loaded. */
export type RateCards = Readonly<Partial<Record<RuleSetId, RateCard>>>;

/** What differs between the engine of a page and that of all other interfaces. */
export interface FbaEngineParts {
  readonly cards: RateCards;
  readonly optionalFees: OptionalFeesOf;
  readonly examples: FbaExamples;
  readonly outputSchema: z.ZodMiniType<FbaOutput>;
}

/** FBA fees of one packed unit: size tier, billable weight, each fee, and the way to the next cheaper fee. */
export function fbaEngine({ cards, optionalFees, examples, outputSchema }: FbaEngineParts) {
  return defineEngine({
    inputSchema,
    outputSchema,
    run: (input, env) => run(input, env, { cards, optionalFees }),
    examples,
    keyFigure: 'fees.totalFees',
    ruleSets: FBA_RULE_SETS,
    ruleScope: marketplaceRuleScope,
  });
}

type Rules = Pick<FbaEngineParts, 'cards' | 'optionalFees'>;

function computeBy(id: RuleSetId, input: FbaInput, env: Env, { cards, optionalFees }: Rules): Computation {
  const card = cards[id];
  if (!card) throw new TypeError(`the card ${id} is not loaded`);
  return compute(input, { card, optionalFees }, env);
}

function run(input: FbaInput, env: Env, rules: Rules): FbaOutput {
  const computation = computeBy(input.ruleSet, input, env, rules);
  const { units, cardUnits, item, context, quote, volume } = computation;
  const { card, season, storageSeason, middlePriceBand } = context;
  const { bracket, tier } = nextCheaper(item, quote, context);
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
    billedBy: quote.billedBy,
    billableWeight:
      quote.billableWeight === item.weight ? input.weight : quote.billableWeight * perCardWeight,
    dimensionalWeight: quote.dimensionalWeight === null ? null : quote.dimensionalWeight * perCardWeight,
    dimensionalDivisor: card.dimensionalDivisor,
    volumetricWeight: card.units === 'metric' ? null : metricVolumetricWeight(input, units),
    volume,
    fees: feesOf(computation),
    fuelShare: context.fuelRate,
    agedInventory: (card.agedInventory?.rows ?? []).map((row) => ({
      fromDays: row.fromDays,
      toDays: row.toDays,
      fee: agedFee(volume, row),
    })),
    nextCheaper: bracket && inUnits(bracket, computation),
    nextCheaperTier: tier && inUnits(tier, computation),
    comparison: comparison(input, env, { ...rules, ownTotal: computation.totalFees }),
    optionalFees: computation.optionalFees.map(({ id, amount }) => ({ id, amount })),
    steps: computationSteps(computation),
    sources: cardSources(computation),
    findings: cardFindings(input, computation),
  };
}

/** The item by the card of every rule set of its marketplace. */
function comparison(
  input: FbaInput,
  env: Env,
  { ownTotal, ...rules }: Rules & { readonly ownTotal: number | null },
): FbaOutput['comparison'] {
  return FBA_RULE_SETS.filter(({ id }) => marketplaceOfCard(id) === input.marketplace).map(({ id }) => {
    const { quote, storageFee, totalFees } = computeBy(id, input, env, rules);
    return {
      ruleSet: id,
      sizeTier: quote.tier && quote.tier.id,
      fulfillmentFee: quote.fee,
      storageFee,
      totalFees,
      difference: totalFees === null || ownTotal === null ? null : sumRounded([totalFees, -ownTotal]),
    };
  });
}

function daysOf(season: Season | null, seasons: Seasons | null): FbaOutput['seasonDays'] {
  return season && seasons && { ...seasons[season] };
}

function inUnits(
  { dimension, by, saves, quote }: CheaperItem,
  { units, cardUnits }: { readonly units: Units; readonly cardUnits: Units },
): FbaOutput['nextCheaper'] {
  const perCardWeight = units.perPound / cardUnits.perPound;
  const change = by * (dimension === 'weight' ? perCardWeight : units.perInch / cardUnits.perInch);
  return {
    dimension,
    by: change,
    byRoundedUp: ceilToHundredth(change),
    said: toDisplayUnit(change, dimension === 'weight' ? units.weight : units.length),
    saves,
    sizeTier: quote.tier && quote.tier.id,
    billableWeight: quote.billableWeight * perCardWeight,
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
