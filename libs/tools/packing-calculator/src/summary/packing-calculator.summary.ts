import type { Summarize, SummaryRow } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { engine } from '../engine/packing-calculator.engine.ts';
import { bestResult } from '../engine/best-result.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';

/** The figures of the carton, or of each carton that is needed; lengths in cm, weights in kg. */
export const summarize: Summarize<typeof engine> = (output) =>
  output.cartonsNeeded.length < 2
    ? { figures: cartonRows(output.cartonsNeeded[0] ?? bestResult(output)) }
    : {
        figures: [
          ['cartonsNeeded', output.cartonsNeeded.length],
          ['cost', output.totalShippingCost, 'USD'],
          ...output.cartonsNeeded.flatMap((carton, index) => [
            [{ code: 'cartonNumber', params: { number: index + 1 } }, null] as const,
            ...cartonRows(carton),
          ]),
        ],
      };

function cartonRows({ recommendedCarton, usableSpace, shippingCost, ...result }: CartonResult): SummaryRow[] {
  if (!recommendedCarton || !usableSpace) return [['recommended', { code: 'nothingPacked' }]];
  const { outerLength, outerWidth, outerHeight, innerLength, innerWidth, innerHeight } = recommendedCarton;
  return [
    ['outerSides', sides(outerLength, outerWidth, outerHeight), 'cm'],
    ['innerSides', sides(innerLength, innerWidth, innerHeight), 'cm'],
    [
      { code: 'usableSpace', params: { buffer: `${result.buffer} cm` } },
      sides(usableSpace.length, usableSpace.width, usableSpace.height),
      'cm',
    ],
    ['placedBoxes', result.placements.length],
    ['utilization', result.utilization * PERCENT, '%'],
    ['actualWeight', shippingCost.actualWeight, 'kg'],
    ...(shippingCost.costPerCubicMeter === null
      ? ([
          ['volumetricWeight', shippingCost.volumetricWeight, 'kg'],
          ['chargeableWeight', shippingCost.chargeableWeight, 'kg'],
        ] as const)
      : []),
    ['cost', shippingCost.shippingCost, 'USD'],
    ['cubicMeters', result.cubicMeters, 'm³'],
  ];
}

const PERCENT = 100;
const sides = (...lengths: readonly number[]) => ({ text: lengths.map(roundTo14Digits).join(' × ') });
