import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { namedAmounts } from './amounts.ts';
import { foldText } from './ask-text.ts';
import { contentOf } from './filler-words.ts';
import { currenciesIn, isAmountIn } from './money.ts';
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
  /** The number behind the name of a price, else the first beside a currency; null without one. */
  readonly price: number | null;
  /** The unit of the sides is written. */
  readonly hasUnit: boolean;
  /** Characters of the words that have nothing to do with a size. */
  readonly otherLetters: number;
}

const BETWEEN = /^\s*(?:[x×*乘х]|by)\s*$/u;
const LABEL =
  /(?:length|width|height|depth|长|長|宽|寬|高度|高|深|縦|横|幅|奥行き?|高さ|panjang|lebar|tinggi|dài|rộng|cao|(?<!\p{Script=Latin})[lwhdpt])$/u;

/** The first size of a text: three numbers with `x` between them, or each behind the name of a side; null for any other text. */
export function readSize(text: string, env: Pick<RecognizeEnv, 'parseNumber' | 'language'>): Size | null {
  return readSizes(text, env)[0] ?? null;
}

/** The sizes of a text from left to right; the unit of one holds for those without. */
export function readSizes(
  text: string,
  env: Pick<RecognizeEnv, 'parseNumber' | 'language'>,
): readonly Size[] {
  const folded = foldText(text);
  const quantities = readQuantities(folded, env);
  const found: (readonly [Quantity, Quantity, Quantity])[] = [];
  for (let at = 0; at + 2 < quantities.length; at++) {
    const [length, width, height] = quantities.slice(at, at + 3);
    if (!length || !width || !height || !isSize(folded, [length, width, height])) continue;
    found.push([length, width, height]);
    at += 2;
  }
  const { price, spans } = priceOf(
    text,
    quantities.filter((each) => !found.flat().includes(each)),
  );
  const weight = quantities.find((each) => each !== price && isWeight(each));
  const unitsOf = (sides: readonly Quantity[]) => sides.map(({ unit }) => unit).findLast(Boolean) ?? null;
  const anyUnit = unitsOf(found.flat()) ?? weight?.unit ?? null;
  return found.map((sides): Size => {
    const unit = unitsOf(sides);
    const system = systemOf(unit ?? anyUnit, env.language);
    const [sideUnit, weightUnit] = system === 'imperial' ? (['in', 'lb'] as const) : (['cm', 'kg'] as const);
    const side = (each: Quantity) => inUnit(each.value, each.unit ?? unit ?? sideUnit, sideUnit);
    return {
      system,
      sides: [side(sides[0]), side(sides[1]), side(sides[2])],
      weight: weight?.unit ? inUnit(weight.value, weight.unit, weightUnit) : null,
      price: price?.value ?? null,
      hasUnit: unit !== null,
      otherLetters: contentOf(without(folded, [...sides, ...(weight ? [weight] : []), ...spans])).length,
    };
  });
}

/** The price among the numbers that are no sides, and what is said of amounts of money. */
function priceOf(text: string, numbers: readonly Quantity[]) {
  const folded = foldText(text);
  const { names, amounts } = namedAmounts(folded, numbers);
  const mentions = currenciesIn(text).filter((mention) =>
    numbers.some((each) => isAmountIn(folded, mention, each)),
  );
  const named = amounts.get('sellingPrice');
  // "Price 9.99 pounds" is money where the text has a weight besides.
  const isMoney = named && !(isWeight(named) && numbers.filter(isWeight).length === 1);
  const costs = [...amounts.values()].filter((each) => each !== named);
  const price = isMoney
    ? named
    : numbers.find(
        (each) => !costs.includes(each) && mentions.some((mention) => isAmountIn(folded, mention, each)),
      );
  const spans = price || costs.length > 0 ? [...names, ...costs, ...mentions, ...(price ? [price] : [])] : [];
  return { price, spans };
}

function isWeight({ unit }: Quantity): boolean {
  return dimensionOf(unit) === 'weight';
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
