import { parseNumber, type Language } from '@seller-toolbox/words';
import { MEASURES } from '../../engine/measures.ts';

/** Unit names after a number or in a column title, lower case and half width, with their size in the engine's unit. */
export type UnitWords = Readonly<Record<string, number>>;

const wordsOf = (words: string, size: number): UnitWords =>
  Object.fromEntries(words.split(' ').map((word) => [word, size]));

const { centimeters: inch, kilograms: pound } = MEASURES.imperial;

/** Centimeters. */
export const LENGTH_WORDS: UnitWords = {
  ...wordsOf('cm 厘米 公分 センチ', 1),
  ...wordsOf('mm 毫米 公釐 公厘 ミリ', 0.1),
  ...wordsOf('in in. inch inches inci " ″ ” ′′ 英寸 英吋 吋 インチ', inch),
};

/** Kilograms. */
export const WEIGHT_WORDS: UnitWords = {
  ...wordsOf('kg kgs 千克 公斤 キロ', 1),
  ...wordsOf('g gr 克 公克 グラム', 0.001),
  ...wordsOf('lb lb. lbs 磅 ポンド', pound),
  ...wordsOf('oz 盎司 オンス', pound / 16),
};

export const COUNT_WORDS: UnitWords = wordsOf(
  'pcs pc pieces units 件 个 個 只 箱 個入 buah pcs. cái chiếc',
  1,
);

/** A cell of a spreadsheet with the title above its column, which may name the unit. */
export interface Cell {
  readonly text: string;
  readonly title: string;
}

const NUMBER_AND_UNIT = /^(.*\d[.,]?)(\D+)$/u;

/** The number of a cell by the unit behind it, else by that of its title, else `otherwise`; null for what is no number. */
export function measureOf(
  { text, title }: Cell,
  words: UnitWords,
  { language, otherwise = 1 }: { language: Language; otherwise?: number },
): number | null {
  const plain = parseNumber(text, language);
  if (plain !== null) return plain * (unitInTitle(title, words) ?? otherwise);
  const [, digits = '', unit = ''] = NUMBER_AND_UNIT.exec(text.normalize('NFKC')) ?? [];
  const size = words[unit.trim().toLowerCase()];
  const value = parseNumber(digits, language);
  return size === undefined || value === null ? null : value * size;
}

/** `Length (in)`, `重量 kg`: a separate word, or the text in brackets. */
function unitInTitle(title: string, words: UnitWords): number | undefined {
  const parts = title
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s()[\]/:,_-]+/u);
  return parts.map((part) => words[part]).find((size) => size !== undefined);
}
