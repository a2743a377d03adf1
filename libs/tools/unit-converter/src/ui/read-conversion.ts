import type { EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { FieldReading } from '@seller-toolbox/tool-kit';
import { dimensionOf, readMeasures, valueIn } from '@seller-toolbox/tool-kit/measures';
import { formatForInput, type Language } from '@seller-toolbox/words';
import { COUNTERPARTS } from '../engine/counterparts.data.ts';
import type { engine } from '../engine/unit-converter.engine.ts';
import { firstTwoUnits, symbolOf } from '../engine/unit-categories.ts';

type Input = EngineParsedInput<typeof engine>;

export interface ReadingInput {
  readonly input: Input;
  readonly change: (change: Partial<Input>) => void;
}

/**
 * Reads `5 ft 6 in`, `12 1/2` or a size such as `12 x 8 x 4 in` into the fields of a conversion, with the unit of the text;
 * null for any other text, and for a size without a unit where lengths are not converted.
 */
export function readConversion(
  text: string,
  language: Language,
  { input, change }: ReadingInput,
): FieldReading | null {
  const measures = readMeasures(text, language);
  const [first, ...otherSides] = measures?.values ?? [];
  if (!measures || !first) return null;
  const isSize = otherSides.length > 0;
  const category = first.unit === null ? input.category : dimensionOf(first.unit);
  if (category === undefined || (isSize && category !== 'length')) return null;
  const current = input.category === category ? { ...firstTwoUnits(category), ...input } : null;
  const from = first.unit ?? current?.from ?? firstTwoUnits(category).from;
  const values = measures.values.map((measure) => valueIn(from, measure));
  if (!values.every((side) => side !== null)) return null;
  const defaults = firstTwoUnits(category);
  const candidates = [current?.to, current?.from, COUNTERPARTS[from], defaults.from, defaults.to];
  const to = candidates.find((unit) => unit !== undefined && unit !== from);
  const fields = { category, value: first.value, values: isSize ? values : undefined, from, to };
  return {
    value: first.value,
    note: isSize ? undefined : `= ${formatForInput(first.value, language)} ${symbolOf(category, from)}`,
    apply: () => change(fields),
  };
}
