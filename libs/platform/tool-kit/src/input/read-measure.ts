import { formatForInput, looksLikeForeignNumber, parseNumber, type Language } from '@seller-toolbox/words';
import { readMeasures, valueIn, type Measure } from './measures.ts';

/** The three sides of a size in the unit of the field. The weight behind it is in pounds beside inches, else in kilograms. */
export type TakeSides = (sides: readonly [number, number, number], weight: number | null) => void;

/** What a text that is no plain number means. */
export interface FieldReading {
  readonly value: number;
  /** Shown under the field: `= 12.5 in`. */
  readonly note?: string | undefined;
  /** Changes the input instead of the field's `onValueChange`, where the text says more than the value of one field. */
  readonly apply?: (() => void) | undefined;
}

export interface ReadingField {
  readonly language: Language;
  readonly unit: string | undefined;
  readonly onSides: TakeSides | undefined;
}

/** Digits of a converted number in a note. */
const NOTE_DIGITS = 4;

/** Parses `12 1/2`, `5 ft 6 in`, `29.99 USD` or a whole size, in the unit of the field; null for any other text. */
export function readMeasure(text: string, field: ReadingField): FieldReading | null {
  const { language, unit, onSides } = field;
  const plain = parseNumber(text, language);
  if (plain !== null) {
    return {
      value: plain,
      note: looksLikeForeignNumber(text, language) ? noteOf([plain], field) : undefined,
    };
  }
  const number = unit === undefined ? null : parseNumber(withoutUnit(text, unit), language);
  if (number !== null) return { value: number, note: noteOf([number], field) };
  const measures = readMeasures(text, language);
  const values = measures?.values.map((measure) => valueIn(unit, measure)) ?? [];
  if (!measures || !values.every((value) => value !== null)) return null;
  const [value, width, height] = values;
  if (value === undefined) return null;
  if (width === undefined) return { value, note: noteOf(values, field) };
  if (height === undefined || onSides === undefined) return null;
  const weight = adjacentWeight(unit, measures.weight);
  return { value, note: noteOf(values, field), apply: () => onSides([value, width, height], weight) };
}

function withoutUnit(text: string, unit: string): string {
  const plain = text.normalize('NFKC').trim();
  return plain.toLowerCase().endsWith(unit.toLowerCase()) ? plain.slice(0, -unit.length) : '';
}

function adjacentWeight(unit: string | undefined, weight: Measure | null): number | null {
  return weight && valueIn(unit === 'in' || unit === 'ft' ? 'lb' : 'kg', weight);
}

function noteOf(values: readonly number[], { language, unit = '' }: ReadingField): string {
  const texts = values.map((value) => formatForInput(Number(value.toFixed(NOTE_DIGITS)), language));
  return `= ${texts.join(' × ')} ${unit}`.trim();
}
