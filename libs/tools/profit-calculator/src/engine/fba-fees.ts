import { feeContext, type FeeInput } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import type { MiddleBand, RateCard } from '@seller-toolbox/fee-cards/fba/rate-card';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { FBA_RULE_SETS, type RuleSetId as FbaRuleSetId } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { storageRate } from '@seller-toolbox/fee-cards/fba/storage-fee';
import type { SizeTierId } from '@seller-toolbox/fee-cards/fba/size-tiers';
import { toCardUnits, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { volumeOf } from '@seller-toolbox/fee-cards/fba/volume';
import {
  hasLowerPriceLimit,
  paysAsApparel,
  paysAsGrocery,
} from '@seller-toolbox/fee-cards/selling/fba-goods.data';
import { constantFee, type FeeSegment } from '@seller-toolbox/fee-cards/selling/fee-segments';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { ruleSetInForce, STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { ProfitInput } from './profit-input.schema.ts';

/** FBA fees of the packed unit, in the marketplace's currency. */
export interface FbaFees {
  readonly card: RateCard;
  readonly ruleSet: FbaRuleSetId;
  /** Null where the card has no tier for the unit. */
  readonly sizeTier: SizeTierId | null;
  /** The fulfillment fee over all shown prices; null where no figure is known. */
  readonly fulfillment: FeeSegment[] | null;
  /** For the months in storage; null where no figure is known. */
  readonly storage: number | null;
  /** The day is in the peak, but the fee is that of the other months. */
  readonly isOffPeakFee: boolean;
}

type PackageInput = Pick<
  ProfitInput,
  'packageLength' | 'packageWidth' | 'packageHeight' | 'packageWeight' | 'unitSystem' | 'marketplace'
>;

/** The packed unit in centimeters and kilograms; null until all four measures are given. */
export function packedUnit(input: PackageInput): Item | null {
  const { packageLength: length, packageWidth: width, packageHeight: height, packageWeight: weight } = input;
  if (!length || !width || !height || !weight) return null;
  const units = unitsOf(input.unitSystem ?? marketplaceOf(input.marketplace).unitSystem);
  return toCardUnits({ length, width, height, weight }, units, unitsOf('metric'));
}

/** The FBA fees by the card that belongs to the selling fees: the standard one, else the one in force; null without measures or card. */
export function fbaFees(input: ProfitInput, day: string): FbaFees | null {
  const unit = packedUnit(input);
  const ruleSet = fbaRuleSet(input, day);
  if (!unit || !ruleSet) return null;
  const card = RATE_CARDS[ruleSet];
  const item = toCardUnits(unit, unitsOf('metric'), unitsOf(card.units));
  const contextAt = (price: number | null) => feeContext(goodsOf(input, price), day, card);
  const quoteAt = (price: number | null) => fulfillmentQuote(item, contextAt(price));
  const anyQuote = quoteAt(null);
  const { season, feeSeason } = contextAt(null);
  const rate = storageRate(anyQuote.weightRule.sizeClass, contextAt(null));
  return {
    card,
    ruleSet,
    sizeTier: anyQuote.tier && anyQuote.tier.id,
    fulfillment: overPrices(contextAt(null).middlePriceBand, (price) => quoteAt(price).fee),
    storage:
      rate === null
        ? null
        : roundTo14Digits(volumeOf(sortedSides(item), card) * rate * (input.storageMonths ?? 1)),
    isOffPeakFee: season === 'peak' && feeSeason !== 'peak',
  };
}

/** Whether the fee of a measured unit is not known, and not typed: it would count as 0. */
export function lacksFbaFee(input: ProfitInput, fba: FbaFees | null): boolean {
  return input.fbaFulfillmentFee === 0 && packedUnit(input) !== null && !fba?.fulfillment;
}

function fbaRuleSet({ ruleSet, marketplace }: ProfitInput, day: string): FbaRuleSetId | null {
  if (ruleSet === STANDARD_RULE_SET) return marketplace === 'US' ? STANDARD_RULE_SET : null;
  return ruleSetInForce(FBA_RULE_SETS, { day, marketplace })?.id ?? null;
}

function goodsOf(
  { marketplace, category, isDangerous, centralEurope }: ProfitInput,
  price: number | null,
): FeeInput {
  return {
    category: 'standard',
    isDangerous: isDangerous ?? false,
    isApparel: paysAsApparel(marketplace, category),
    isGrocery: paysAsGrocery(category),
    price,
    hasLowerPriceLimit: hasLowerPriceLimit(category),
    centralEurope: centralEurope ?? true,
  };
}

/** A fee that depends on the price band only: one segment for each band. */
function overPrices(
  band: MiddleBand | null,
  feeOf: (price: number | null) => number | null,
): FeeSegment[] | null {
  if (!band) return oneSegment(feeOf(null));
  const { from, includesFrom, upTo, topFrom } = band;
  const bounds = [
    { at: from, isBelow: !includesFrom },
    ...(upTo === null ? [] : [{ at: upTo, isBelow: true }]),
    ...(topFrom === undefined ? [] : [{ at: topFrom, isBelow: false }]),
  ];
  const segments: FeeSegment[] = [];
  let start = { at: 0, isBelow: false };
  for (const end of [...bounds, null]) {
    const fixed = feeOf(end ? (start.at + end.at) / 2 : start.at * 2);
    if (fixed === null) return null;
    segments.push({
      from: start.at,
      includesFrom: !start.isBelow,
      upTo: end && end.at,
      includesUpTo: end?.isBelow ?? false,
      rate: 0,
      fixed,
    });
    if (end) start = end;
  }
  return segments;
}

function oneSegment(fee: number | null): FeeSegment[] | null {
  return fee === null ? null : constantFee(fee);
}
