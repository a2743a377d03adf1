import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { foldText } from './ask-text.ts';
import { contentOf } from './filler-words.ts';
import { dimensionOf, inUnit, readQuantities, type Quantity } from './quantities.ts';
import type { UnitId } from './unit-words.data.ts';
import { without } from './vocabulary.ts';

/** The outer sides of a product as a text gives them, and its weight where there is one. */
export interface Size {
  readonly system: 'imperial' | 'metric';
  /** Inches or centimeters, in the order of the text. */
  readonly sides: readonly [number, number, number];
  /** Pounds or kilograms. */
  readonly weight: number | null;
  /** The unit of the sides is written. */
  readonly hasUnit: boolean;
  /** Characters of the words that have nothing to do with a size. */
  readonly otherLetters: number;
}

const BETWEEN = /^\s*(?:[x×*乘х]|by)\s*$/u;
const LABEL =
  /(?:length|width|height|depth|长|長|宽|寬|高度|高|深|縦|横|幅|奥行き?|高さ|panjang|lebar|tinggi|dài|rộng|cao|(?<!\p{Script=Latin})[lwhd])$/u;

/** Three numbers with `x` between them, or each behind the name of a side; null for any other text. */
export function readSize(text: string, env: Pick<RecognizeEnv, 'parseNumber' | 'language'>): Size | null {
  const folded = foldText(text);
  const quantities = readQuantities(folded, env);
  const at = quantities.findIndex((_, index) => isSize(folded, quantities.slice(index, index + 3)));
  const [length, width, height] = quantities.slice(Math.max(at, 0));
  if (at < 0 || !length || !width || !height) return null;
  const sides = [length, width, height] as const;
  const weight = quantities.find(({ unit }) => dimensionOf(unit) === 'weight');
  const unit = height.unit ?? width.unit ?? length.unit;
  const system = systemOf(unit ?? weight?.unit ?? null, env.language);
  const [inUnits, weightUnit] = system === 'imperial' ? (['in', 'lb'] as const) : (['cm', 'kg'] as const);
  const side = (each: Quantity) => inUnit(each.value, each.unit ?? unit ?? inUnits, inUnits);
  return {
    system,
    sides: [side(length), side(width), side(height)],
    weight: weight?.unit ? inUnit(weight.value, weight.unit, weightUnit) : null,
    hasUnit: unit !== null,
    otherLetters: contentOf(without(folded, [...sides, ...(weight ? [weight] : [])])).length,
  };
}

function isSize(text: string, sides: readonly Quantity[]): boolean {
  const [first, second, third] = sides;
  if (!first || !second || !third) return false;
  if (sides.some(({ unit, value }) => value <= 0 || (unit !== null && dimensionOf(unit) !== 'length')))
    return false;
  const gaps = [text.slice(first.end, second.start), text.slice(second.end, third.start)];
  return (
    gaps.every((gap) => BETWEEN.test(gap)) ||
    [text.slice(0, first.start), ...gaps].every((before) =>
      LABEL.test(before.trimEnd().replace(/[:=]$/u, '').trimEnd()),
    )
  );
}

const IMPERIAL: ReadonlySet<UnitId | null> = new Set<UnitId>(['in', 'ft', 'yd', 'mil', 'oz', 'lb', 'st']);

/** Without any unit, inches in English. */
function systemOf(unit: UnitId | null, language: string): Size['system'] {
  if (unit === null) return language === 'en' ? 'imperial' : 'metric';
  return IMPERIAL.has(unit) ? 'imperial' : 'metric';
}
