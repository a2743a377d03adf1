import { DUTY_ON_FREIGHT, US_CUSTOMS_FEES } from '@seller-toolbox/fee-cards/selling/import-fees.data';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { packedUnit } from './fba-fees.ts';
import type { ProfitInput } from './profit-input.schema.ts';

/** What one unit costs on its way to the warehouse, besides the goods. */
export interface LandedCost {
  readonly freight: number;
  readonly duty: number;
  readonly customsFees: number;
  readonly inspectionAndPrep: number;
}

const CUBIC_CENTIMETERS_PER_CUBIC_METER = 1_000_000;

export function landedCost(input: ProfitInput): LandedCost {
  const freight = freightOf(input);
  const dutiable = sumRounded([input.costOfGoods, DUTY_ON_FREIGHT.includes(input.marketplace) ? freight : 0]);
  return {
    freight,
    duty: roundTo14Digits(dutiable * ((input.dutyRate ?? 0) / 100)),
    customsFees: customsFees(input),
    inspectionAndPrep: sumRounded([input.inspectionCost ?? 0, input.prepCost ?? 0]),
  };
}

/** The unit's weight or volume at the rate; 0 without a size. */
function freightOf(input: ProfitInput): number {
  const unit = packedUnit(input);
  if (!unit || input.freightRate === undefined) return 0;
  const { length, width, height, weight } = unit;
  const amount =
    (input.freightPer ?? 'kg') === 'kg'
      ? weight
      : (length * width * height) / CUBIC_CENTIMETERS_PER_CUBIC_METER;
  return roundTo14Digits(amount * input.freightRate);
}

/** Merchandise processing fee, within its bounds for a shipment of so many units, and by sea the harbor maintenance fee. */
function customsFees({ marketplace, customsEntry, costOfGoods, shipmentUnits }: ProfitInput): number {
  if (marketplace !== 'US' || customsEntry === undefined || costOfGoods === 0) return 0;
  const { processing, harbor } = US_CUSTOMS_FEES;
  const ofUnit = costOfGoods * processing.rate;
  const bounded =
    shipmentUnits === undefined
      ? ofUnit
      : Math.min(Math.max(ofUnit * shipmentUnits, processing.minimum), processing.maximum) / shipmentUnits;
  return roundTo14Digits(bounded + (customsEntry === 'sea' ? costOfGoods * harbor.rate : 0));
}
