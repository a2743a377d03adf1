import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { bestResult } from '../engine/best-result.ts';
import type { PackingInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import { rulesWith } from '../engine/rules-with.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';

export interface PackingVerdict {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** How full the one carton is. */
  readonly filled?: string;
  /** Freight of all cartons. */
  readonly cost?: string;
  /** Of one unit, where one carton holds them. */
  readonly perUnit?: string | undefined;
  /** What the freight is charged for. */
  readonly note: string;
}

/** The answer in one line: the carton, how many cartons, or that there is none. `rules` are those of the input. */
export function usePackingVerdict(
  rules: PackingInput['rules'],
): (output: PackingOutput, shown?: CartonResult) => PackingVerdict {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { measures, weight } = useMeasures();
  return (output, shown = bestResult(output)) => {
    const { cartonsNeeded, fewestCartons, mode } = output;
    if (cartonsNeeded.length > 1) {
      return {
        label: t('ui.cartonsNeeded'),
        value: t('ui.cartonCount', { count: cartonsNeeded.length }),
        cost: format.money(output.totalShippingCost, 'USD'),
        note: fewestCartons === null ? '' : t('ui.cartonsNote', { fewest: fewestCartons }),
      };
    }
    // A proposal of one carton: boxes that go into none are left out of it.
    const { recommendedCarton, placements, usableShare, shippingCost, freightPerUnit, cubicMeters } =
      cartonsNeeded[0] ?? shown;
    const { costPerKg, costPerCubicMeter } = shippingCost;
    if (!recommendedCarton || placements.length === 0) {
      return { label: t('ui.recommended'), value: '–', note: t('ui.nothingPacked') };
    }
    return {
      label: t(labelOf(mode, shown === output.made)),
      value: cartonText.outer(recommendedCarton, 'bare'),
      unit: measures.length,
      filled: t('ui.filled', { share: format.percent(usableShare) }),
      cost: format.money(shippingCost.shippingCost, 'USD'),
      perUnit:
        freightPerUnit === null ? undefined : t('ui.perUnit', { cost: format.money(freightPerUnit, 'USD') }),
      note: t(`ui.cartonNoteBy${basisOf(shippingCost)}`, {
        weight: weight(shippingCost.chargeableWeight, 2),
        goods: weight(shippingCost.actualWeight, 2),
        divisor: format.number(rulesWith(output.ruleSet, rules).volumetricDivisor),
        volume: `${format.number(cubicMeters, { digits: 4 })} m³`,
        rate: `${format.money(costPerCubicMeter ?? costPerKg, 'USD')}/${costPerCubicMeter === null ? 'kg' : 'm³'}`,
      }),
    };
  };
}

function labelOf(mode: PackingOutput['mode'], isMade: boolean) {
  if (isMade) return 'ui.recommendedMade';
  return mode === 'optimize' ? 'ui.chosen' : 'ui.recommended';
}

/** The answer in a sentence: value and unit, how full it is, the freight and why. */
export function inWords({ value, unit, filled, cost, note }: PackingVerdict): string {
  return [unit ? `${value} ${unit}` : value, filled, cost, note].filter(Boolean).join(' · ');
}

/** What the freight is charged for. */
function basisOf(cost: PackingOutput['shippingCost']) {
  if (cost.costPerCubicMeter !== null) return 'CubicMeter';
  return cost.volumetricWeight > cost.actualWeight ? 'Volume' : 'Weight';
}
