import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { bestResult } from '../engine/best-result.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';

/** A bracket behind a unit takes it along to the next line. */
const NO_BREAK = '\u00a0';

export interface PackingVerdict {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** How full the one carton is. */
  readonly filled?: string;
  /** Freight of all cartons. */
  readonly cost?: string;
  readonly note: string;
}

/** The answer in one line: the carton, how many cartons, or that there is none. */
export function usePackingVerdict(): (output: PackingOutput, shown?: CartonResult) => PackingVerdict {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { measures, weight } = useMeasures();
  return (output, shown = bestResult(output)) => {
    const { cartonsNeeded, fewestCartons, mode } = output;
    if (cartonsNeeded.length > 1) {
      const cost = format.money(output.totalShippingCost, 'USD');
      return {
        label: t('ui.cartonsNeeded'),
        value: t('ui.cartonCount', { count: cartonsNeeded.length }),
        cost,
        note:
          fewestCartons === null
            ? t('ui.cartonsCost', { cost })
            : t('ui.cartonsNote', { cost, fewest: fewestCartons }),
      };
    }
    // A proposal of one carton: boxes that go into none are left out of it.
    const { recommendedCarton, placements, usableShare, shippingCost, cubicMeters } =
      cartonsNeeded[0] ?? shown;
    if (!recommendedCarton || placements.length === 0) {
      return { label: t('ui.recommended'), value: '–', note: t('ui.nothingPacked') };
    }
    const cost = format.money(shippingCost.shippingCost, 'USD');
    return {
      label: t(labelOf(mode, shown === output.made)),
      value: cartonText.outer(recommendedCarton, 'bare'),
      unit: measures.length,
      filled: t('ui.filled', { share: format.percent(usableShare) }),
      cost,
      note: t(NOTES[basisOf(shippingCost)], {
        cost,
        weight: weight(shippingCost.chargeableWeight).replace(' ', NO_BREAK),
        volume: `${format.number(cubicMeters, { digits: 4 })} m³`,
      }),
    };
  };
}

function labelOf(mode: PackingOutput['mode'], isMade: boolean) {
  if (isMade) return 'ui.recommendedMade';
  return mode === 'optimize' ? 'ui.chosen' : 'ui.recommended';
}

/** The answer in a sentence: value and unit, and how full it is. */
export function inWords({ value, unit, filled }: PackingVerdict): string {
  const size = unit === undefined ? value : `${value} ${unit}`;
  return filled === undefined ? size : `${size} · ${filled}`;
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
