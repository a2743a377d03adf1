import { inUnit, readSizes, type Size } from '@seller-toolbox/ask';
import type { Recognize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/packing-calculator.engine.ts';
import { MAX_BOXES } from '../engine/packing-calculator.schema.ts';

/** Letters beside the sizes from which they are rather parts of a title. */
const MAX_OTHER_LETTERS = 40;

/** Two sizes: how many boxes of the smaller one fit in a carton of the larger one. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const [first, second, third] = readSizes(text, env);
  if (!first || !second || third || first.otherLetters > MAX_OTHER_LETTERS) return [];
  const [box, carton] = volumeOf(first) < volumeOf(second) ? [first, second] : [second, first];
  const [length, width, height] = inCentimeters(box);
  const [outerLength, outerWidth, outerHeight] = inCentimeters(carton);
  const most = Math.floor(volumeOf(carton) / volumeOf(box));
  return [
    {
      confidence: 0.98,
      input: {
        mode: 'optimize',
        cartonId: 'asked',
        // The typed carton is the space inside.
        cartons: [{ id: 'asked', outerLength, outerWidth, outerHeight, wallThickness: 0 }],
        boxes: [
          {
            id: '1',
            length,
            width,
            height,
            quantity: Math.min(Math.max(most, 1), MAX_BOXES),
            uprightSides: ['length', 'width', 'height'],
          },
        ],
        rules: { normalBuffer: 0 },
      },
      line: ({ placements }) => ({
        code: placements.length > 0 ? 'fit' : 'none',
        params: {
          count: placements.length,
          sides: carton.sides.join(' × '),
          unit: carton.system === 'imperial' ? 'in' : 'cm',
        },
      }),
    },
  ];
};

function inCentimeters({ system, sides }: Size): readonly [number, number, number] {
  const centimeters = (side: number) => inUnit(side, system === 'imperial' ? 'in' : 'cm', 'cm');
  return [centimeters(sides[0]), centimeters(sides[1]), centimeters(sides[2])];
}

function volumeOf(size: Size): number {
  const [length, width, height] = inCentimeters(size);
  return length * width * height;
}
