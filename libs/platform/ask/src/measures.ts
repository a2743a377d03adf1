import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { foldText } from './ask-text.ts';
import { dimensionOf, inUnit, unitVocabulary } from './quantities.ts';
import type { UnitId } from './unit-words.data.ts';

export { dimensionOf };

/** A number with its unit; a value in several units, such as `5 ft 6 in`, is in the smallest: 66 in. */
export interface Measure {
  readonly value: number;
  /** Null where none is written. */
  readonly unit: UnitId | null;
}

export interface Measures {
  /** One value, or the two or three sides of a size. A side without a unit has that of its neighbors. */
  readonly values: readonly Measure[];
  /** The weight behind a size: `12 x 8 x 4 inches; 1.2 Pounds`. */
  readonly weight: Measure | null;
}

/** A size with a weight and a heading is far below. */
const MAX_LENGTH = 200;

const HEADING = /^[^\d:]*:/u;
const LABEL =
  '(?:(?<!\\p{L})(?:length|width|height|depth|[lwhd])|长|長|宽|寬|高|深|縦|横|幅|奥行き?|高さ|(?<!\\p{L})(?:panjang|lebar|tinggi|dài|rộng|cao))';
/** A sign between two sides, or the place before the name of the next one. */
const BETWEEN_SIDES = new RegExp(` ?(?:x(?!en)|[×✕✖⨯╳*х]|\\bby\\b) ?|(?=${LABEL} ?[:=]? ?[.\\d])`, 'u');
const LABEL_BEFORE = new RegExp(`^,? ?${LABEL} ?[:=]?(?= ?[.\\d])`, 'u');
const LABEL_BEHIND = new RegExp(`${LABEL},?(?= ?$| \\p{L})`, 'u');
const AMOUNT = /^\s*(?:(?:(\d+)[\s-]+)?(\d+)\s*\/\s*(\d+)|(\d+(?:[.,]\d+)*|[.,]\d+))(?![\d/])/u;
const BETWEEN_TERMS = /^\s*(?:,|-|and\b)?/u;

type Env = Pick<RecognizeEnv, 'parseNumber'>;

/**
 * Parses a whole text as a measure the way people type and copy it: `12 1/2`, `12½ in`, `5 ft 6 in`, `5'6"`, `2 lb 3 oz`,
 * `450 g`, or as the two or three sides of a size: `12 x 8 x 4 in`, `12" L * 8" W * 4" H`, `长30宽20高10cm`. Null for any
 * other text; decimal signs are those of `parseNumber`.
 */
export function readMeasures(text: string, env: Env): Measures | null {
  if (text.length > MAX_LENGTH) return null;
  const folded = foldText(text.replace(/\p{Cf}/gu, ''))
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(HEADING, '')
    .trim();
  const parts = folded.split(BETWEEN_SIDES);
  return parts.length === 1 ? readValue(folded, env) : readSides(parts, env);
}

function readValue(text: string, env: Env): Measures | null {
  const sign = /^[-+−]/u.exec(text)?.[0] ?? '';
  const read = measureAt(text.slice(sign.length), env);
  if (!read || read.rest !== '') return null;
  const { value, unit } = read.measure;
  return { values: [{ value: sign === '' || sign === '+' ? value : -value, unit }], weight: null };
}

function readSides(parts: readonly string[], env: Env): Measures | null {
  if (parts.length > 3) return null;
  const read = parts.map((part) => measureAt(part.replace(LABEL_BEFORE, '').replace(LABEL_BEHIND, ''), env));
  if (!read.every((side) => side !== null)) return null;
  const endings = read.map(({ rest }) => rest);
  const behind = endings.pop() ?? '';
  const weight = behind === '' ? null : measureAt(behind.replace(/^[;,]/u, ''), env);
  const hasMore = endings.some((rest) => rest !== '') || (behind !== '' && weight?.rest !== '');
  if (hasMore || (weight && dimensionOf(weight.measure.unit) !== 'weight')) return null;
  const sides = read.map(({ measure }) => measure);
  const units = sides.flatMap(({ unit }) => unit ?? []);
  if (units.some((unit) => dimensionOf(unit) !== 'length')) return null;
  const unitFrom = (at: number) => sides.slice(at).find(({ unit }) => unit !== null)?.unit ?? units.at(-1);
  return {
    values: sides.map(({ value }, at) => ({ value, unit: unitFrom(at) ?? null })),
    weight: weight?.measure ?? null,
  };
}

interface Term extends Measure {
  readonly rest: string;
}

/** The measure that a text begins with, and the text behind it. */
function measureAt(text: string, env: Env): { readonly measure: Measure; readonly rest: string } | null {
  const first = termAt(text, env);
  if (!first) return null;
  let { value, unit, rest } = first;
  for (;;) {
    const next = termAt(rest.replace(BETWEEN_TERMS, ''), env);
    // Inches are often left out: 5' 6.
    const nextUnit = next?.unit ?? (unit === 'ft' ? 'in' : null);
    if (!next || unit === null || nextUnit === null || !isPartOf(nextUnit, unit)) break;
    value = roundTo14Digits(inUnit(value, unit, nextUnit) + next.value);
    unit = nextUnit;
    rest = next.rest;
  }
  return { measure: { value, unit }, rest: rest.trim() };
}

function termAt(text: string, { parseNumber }: Env): Term | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [{ length }, whole = '0', numerator, denominator, digits] = match;
  const value =
    digits === undefined
      ? roundTo14Digits(Number(whole) + Number(numerator) / Number(denominator))
      : parseNumber(digits);
  if (value === null || !Number.isFinite(value)) return null;
  const unit = unitVocabulary.findAt(text, length);
  return { value, unit: unit?.id ?? null, rest: text.slice(unit?.end ?? length) };
}

/** Whether a unit is smaller than another of the same dimension. */
function isPartOf(unit: UnitId, whole: UnitId): boolean {
  return dimensionOf(unit) === dimensionOf(whole) && inUnit(1, unit, whole) < 1;
}

/** The value in a unit; null for a unit of another dimension. A value without a unit counts as in that unit. */
export function valueIn(unit: string | undefined, { value, unit: from }: Measure): number | null {
  if (from === null || from === unit) return value;
  const to = unit as UnitId;
  const dimension = dimensionOf(from);
  return dimension === undefined || dimension === 'temperature' || dimensionOf(to) !== dimension
    ? null
    : inUnit(value, from, to);
}
