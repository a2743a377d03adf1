import type { Product } from '@seller-toolbox/products';
import type { DayOrder, DecimalSign } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { dayOrderOf, SLASHED_DAY } from './day-order.ts';
import { numberIn } from './number-style.ts';
import { spelledDays } from './spelled-days.ts';

type LengthUnit = NonNullable<Product['dimensionUnit']>;
type WeightUnit = NonNullable<Product['weightUnit']>;
export type MeasureUnit = LengthUnit | WeightUnit;

const UNITS: Readonly<Record<MeasureUnit, readonly string[]>> = {
  cm: ['cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres', '厘米', '公分', 'センチ'],
  in: ['in', 'inch', 'inches', '"', '″', '英寸', '吋', 'インチ'],
  mm: ['mm', 'millimeter', 'millimeters', 'millimetres', '毫米', '公釐', 'ミリ'],
  kg: ['kg', 'kgs', 'kilogram', 'kilograms', '千克', '公斤', 'キロ'],
  lb: ['lb', 'lbs', 'pound', 'pounds', '磅', 'ポンド'],
  g: ['g', 'gr', 'gram', 'grams', '克', '公克', 'グラム'],
  oz: ['oz', 'ounce', 'ounces', '盎司', 'オンス'],
};

const UNIT_OF_NAME = new Map(
  // The keys of the table are units.
  (Object.entries(UNITS) as [MeasureUnit, readonly string[]][]).flatMap(([unit, names]) =>
    names.map((name) => [name, unit] as const),
  ),
);

export function isLengthUnit(unit: MeasureUnit): unit is LengthUnit {
  return unit === 'cm' || unit === 'in' || unit === 'mm';
}

/** Most cells of a file: their unit is in another column. */
const BARE_FIGURE = /^[\d.,]*$/;

/** The unit that a cell or the end of a header names. */
export function unitIn(text: string): MeasureUnit | undefined {
  if (BARE_FIGURE.test(text)) return undefined;
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\d.,+]/g, ' ');
  return UNIT_OF_NAME.get(wordsOfHeader(plain).at(-1) ?? '');
}

/** Whether a figure is followed by a word that is no known unit: `5 ft` is not 5 of the usual unit. */
export function namesUnknownUnit(cell: string): boolean {
  if (BARE_FIGURE.test(cell)) return false;
  return /[\d.,]\s*\p{L}+\.?$/u.test(cell.normalize('NFKC').trim()) && unitIn(cell) === undefined;
}

export function wordsOfHeader(text: string): readonly string[] {
  return text.split(/[\s()[\]_-]/).filter((word) => word !== '');
}

/** How reports write that there is no value. */
export function isBlank(cell: string): boolean {
  return /^(?:|-{1,3}|–|—|n\/?a|null|nan|none|#n\/a)$/i.test(cell.trim());
}

/** Multiply the number before them: without them it would be another one. */
const MULTIPLIER = /^(?:k|m|b|mio|mil|tsd|rb|jt|tr|[千万萬億亿])$/i;

/** The number of a cell without currency, percent sign and unit: `$1,234.50`, `12,5 %`, `EUR 3`, `1.2 lb`. */
export function bareNumber(cell: string): string {
  if (BARE_FIGURE.test(cell)) return cell;
  return cell
    .normalize('NFKC')
    .replace(/[\p{Sc}"″%]/gu, '')
    .trim()
    .replace(/^\p{L}+\.?\s*(?=[\d.,+-])/u, '')
    .replace(/([\d.,]) ?(\p{L}+)\.?$/u, (all, digit: string, unit: string) =>
      MULTIPLIER.test(unit) ? all : digit,
    )
    .trim();
}

/** Null where the cell is no number. */
export function numberInCell(cell: string, sign: DecimalSign): number | null {
  return numberIn(bareNumber(cell), sign);
}

/** How reports write that a product has no rank: `>306`, `N/R`, `-`, `0`. */
const NOT_RANKED = /^(?:>\s*\d+|n\/?r|-|–|—|0)$/i;

/** A rank; null where the file says that there is none, undefined where the cell is no rank. */
export function rankInCell(cell: string, sign: DecimalSign): number | null | undefined {
  if (NOT_RANKED.test(cell)) return null;
  const rank = numberIn(cell, sign);
  return rank === null || rank < 1 ? undefined : rank;
}

const DAY_FORMS: readonly { readonly form: RegExp; readonly order: readonly [number, number, number] }[] = [
  { form: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, order: [1, 2, 3] },
  { form: /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/, order: [1, 2, 3] },
  { form: /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/, order: [3, 2, 1] },
  { form: /(?<!\d)(20\d{2})(\d{2})(\d{2})(?!\d)/, order: [1, 2, 3] },
];
/**
 * The days in a text as `YYYY-MM-DD`. Which part of one with slashes is the month depends on the country: `order` says it; without,
 * only those that can be read one way are found.
 */
export function daysInText(text: string, order?: DayOrder): readonly string[] {
  const found = DAY_FORMS.flatMap(({ form, order: groups }) =>
    [...text.matchAll(new RegExp(form, 'g'))].map((match) => groups.map((group) => match[group] ?? '')),
  );
  const slashed = [...text.matchAll(new RegExp(SLASHED_DAY, 'g'))].flatMap(
    ([written, first = '', second = '', year = '']) => {
      const shown = dayOrderOf(written);
      const known = shown === 'either' ? order : (shown ?? 'day-first');
      if (known === undefined) return [];
      return known === 'day-first' ? [[year, second, first]] : [[year, first, second]];
    },
  );
  return [...found, ...slashed, ...spelledDays(text)].flatMap(([year = '', month = '', day = '']) => {
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(written) ? [written] : [];
  });
}
