import { readSize, type Size } from '@seller-toolbox/ask';
import type { EngineOutput, Recognize, ToolText } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/fba-calculator.engine.ts';

/** Letters beside a size from which it is rather part of a title. */
const MAX_OTHER_LETTERS = 12;

/** A size: with a weight its fee, without one its dimensional weight and the fee of a light item. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const size = readSize(text, env);
  if (!size) return [];
  const { sides, weight, system } = size;
  const [length, width, height] = sides;
  return [
    {
      confidence: confidenceOf(size),
      input: { unitSystem: system, length, width, height, weight: weight ?? 0 },
      line: (output) => lineOf(output, weight !== null),
    },
  ];
};

function confidenceOf({ weight, hasUnit, otherLetters }: Size): number {
  if (otherLetters > MAX_OTHER_LETTERS) return 0.4;
  if (weight !== null) return 0.97;
  return hasUnit ? 0.9 : 0.8;
}

function lineOf(output: EngineOutput<typeof engine>, hasWeight: boolean): ToolText {
  const { fees, currency, units, billableWeight } = output;
  const dimensional = output.dimensionalWeight ?? output.volumetricWeight;
  const weight = hasWeight ? billableWeight : (dimensional ?? billableWeight);
  if (fees.fulfillmentFee === null) return { code: 'no-fee' };
  const fee = { money: fees.fulfillmentFee, currency };
  return { code: hasWeight ? 'fee' : 'size', params: { fee, weight, unit: units.weight } };
}
