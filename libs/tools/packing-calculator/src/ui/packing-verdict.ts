import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';

export interface PackingVerdict {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly note: string;
}

/** The answer in one line: the carton, how many cartons, or that there is none. */
export function usePackingVerdict(): (output: PackingOutput) => PackingVerdict {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { measures, weight } = useMeasures();
  return (output) => {
    const { cartonsNeeded, fewestCartons, mode } = output;
    const cost = format.money(output.totalShippingCost, 'USD');
    if (cartonsNeeded.length > 1) {
      return {
        label: t('ui.cartonsNeeded'),
        value: t('ui.cartonCount', { count: cartonsNeeded.length }),
        note:
          fewestCartons === null
            ? t('ui.cartonsCost', { cost })
            : t('ui.cartonsNote', { cost, fewest: fewestCartons }),
      };
    }
    // A proposal of one carton: boxes that go into none are left out of it.
    const { recommendedCarton, placements, utilization, shippingCost, cubicMeters } =
      cartonsNeeded[0] ?? output;
    if (!recommendedCarton || placements.length === 0) {
      return { label: t('ui.recommended'), value: '–', note: t('ui.nothingPacked') };
    }
    return {
      label: t(mode === 'optimize' ? 'ui.chosen' : 'ui.recommended'),
      value: cartonText.outer(recommendedCarton, 'bare'),
      unit: measures.length,
      note: t(NOTES[basisOf(shippingCost)], {
        cost,
        weight: weight(shippingCost.chargeableWeight),
        volume: `${format.number(cubicMeters, { digits: 4 })} m³`,
        share: format.percent(utilization),
      }),
    };
  };
}

/** The answer in a sentence: value and unit. */
export function inWords({ value, unit }: PackingVerdict): string {
  return unit === undefined ? value : `${value} ${unit}`;
}

const NOTES = {
  volume: 'ui.cartonNoteByVolume',
  weight: 'ui.cartonNoteByWeight',
  cubicMeter: 'ui.cartonNoteByCubicMeter',
} as const;

/** What the freight is charged for. */
function basisOf(cost: PackingOutput['shippingCost']): keyof typeof NOTES {
  if (cost.costPerCubicMeter !== null) return 'cubicMeter';
  return cost.volumetricWeight > cost.actualWeight ? 'volume' : 'weight';
}
