import {
  contentOf,
  dimensionOf,
  foldText,
  readQuantities,
  readSize,
  unitVocabulary,
  without,
  type Quantity,
  type UnitId,
} from '@seller-toolbox/ask';
import type { Guess, Recognize, RecognizeEnv } from '@seller-toolbox/tool-contract';
import { COUNTERPARTS } from '../engine/counterparts.data.ts';
import { symbolOf, unitsOf } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';

type UnitGuess = Guess<typeof engine>;

/** One number with its unit, and perhaps another unit; or the three sides of a size. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const size = readSize(text, env);
  if (size) return [sizeGuess(size.sides, size.system === 'imperial' ? 'in' : 'cm')];
  return valueGuess(foldText(text), env);
};

function valueGuess(folded: string, env: RecognizeEnv): readonly UnitGuess[] {
  const [quantity, other] = readQuantities(folded, env);
  if (!quantity?.unit || other) return [];
  const around = without(folded, [quantity]);
  const { from, to, category, isNamed } = targetOf(quantity.unit, around);
  if (category === undefined || to === undefined) return [];
  const rest = contentOf(without(around, unitVocabulary.find(around)));
  return [
    {
      confidence: confidenceOf(isNamed, rest),
      input: { category, value: signed(quantity, folded), from, to },
      line: ({ value, result }) => ({
        code: 'converted',
        params: {
          value: value ?? 0,
          from: symbolOf(category, from),
          result: { rate: result ?? 0 },
          to: symbolOf(category, to),
        },
      }),
    },
  ];
}

/** The unit in the rest of the text, of the same dimension; ounces are a volume beside one. */
function targetOf(unit: UnitId, around: string) {
  const named = unitVocabulary.find(around).map(({ id }) => id);
  const isVolume = unit === 'oz' && named.some((id) => dimensionOf(id) === 'volume');
  const from = isVolume ? 'floz' : unit;
  const category = dimensionOf(from);
  // The last one: "in" is an inch or the word before the unit.
  const target = named.filter((id) => id !== from && dimensionOf(id) === category).at(-1);
  const fallback =
    category &&
    unitsOf(category)
      .map(({ id }) => id)
      .find((id) => id !== from);
  return { from, category, to: target ?? COUNTERPARTS[from] ?? fallback, isNamed: target !== undefined };
}

function signed({ value, start }: Quantity, folded: string): number {
  return /[-−]$/.test(folded.slice(0, start)) ? -value : value;
}

function confidenceOf(isNamed: boolean, rest: string): number {
  if (rest !== '') return rest.length <= 4 ? 0.45 : 0.2;
  return isNamed ? 0.95 : 0.85;
}

function sizeGuess(sides: readonly [number, number, number], from: 'in' | 'cm'): UnitGuess {
  const to = from === 'in' ? 'cm' : 'in';
  return {
    confidence: 0.7,
    input: { category: 'length', value: sides[0], values: [...sides], from, to },
    line: ({ values }) => {
      const [length, width, height] = values.map(({ result }) => ({ rate: result }));
      const none = { rate: 0 };
      return {
        code: 'size',
        params: { length: length ?? none, width: width ?? none, height: height ?? none, to },
      };
    },
  };
}
