// @ts-check
import { replacePlaceholders } from './locale-texts.mjs';

/** Smaller whole numbers are written as words in some languages: “one month”. */
const MIN_COMPARED = 13;
/** A word in most languages: 百万, “a million”. */
const MILLION = 1e6;

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
};
const DECIMAL_COMMA = new Set(['id', 'vi']);
/** @type {readonly [pattern: RegExp, factor: number][]} */
const MULTIPLIERS = [
  [/^\s?[万萬]/u, 1e4],
  [/^\s?(?:million|juta|triệu)/u, 1e6],
  [/^\s?(?:thousand|ribu|nghìn)/u, 1e3],
];
const KANJI_DIGITS = '一二三四五六七八九';
const TENTHS = /([1-9一二三四五六七八九])[成割]/gu;

/**
 * The numbers written in a text, each once and sorted, for comparing languages: without placeholders, small whole numbers and
 * the names of months.
 * @param {string} text
 * @param {string} language
 * @returns {number[]}
 */
export function numbersIn(text, language) {
  const plain = withoutMonths(
    replacePlaceholders(text, ' ').replace(
      TENTHS,
      (_, digit) => ` ${(KANJI_DIGITS.indexOf(digit) + 1 || Number(digit)) * 10} `,
    ),
    language,
  );
  const found = [...plain.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map((match) => {
      const after = plain.slice(match.index + match[0].length);
      const factor = MULTIPLIERS.find(([pattern]) => pattern.test(after))?.[1] ?? 1;
      return toNumber(match[0], language) * factor;
    })
    .filter((value) => (value >= MIN_COMPARED || !Number.isInteger(value)) && value !== MILLION);
  return [...new Set(found)].sort((a, b) => a - b);
}

/**
 * The small whole numbers that a text has as digits. Languages write them as words or as digits, so that one may lack them.
 * @param {string} text
 * @returns {ReadonlySet<number>}
 */
export function smallNumbersIn(text) {
  const found = replacePlaceholders(text, ' ').matchAll(/(?<![\d.,:/-])(\d{1,2})(?!\d|[.,:/-]\d)/g);
  return new Set([...found].map(([, digits]) => Number(digits)).filter((value) => value < MIN_COMPARED));
}

/**
 * @param {string} digits
 * @param {string} language
 */
function toNumber(digits, language) {
  const marks = [...digits.replace(/\d/g, '')];
  const group = DECIMAL_COMMA.has(language) ? '.' : ',';
  const last = marks.at(-1) ?? '';
  // Examples show the form of another language too: 1.234,56 and 3.6E+10.
  const isDecimal =
    last !== group || new Set(marks).size > 1 || !/\d{3}$/.test(digits.split(last).at(-1) ?? '');
  const at = isDecimal ? digits.lastIndexOf(last) : digits.length;
  return Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`);
}

/**
 * @param {string} text
 * @param {string} language
 */
function withoutMonths(text, language) {
  const names = language === 'en' || language === 'id' ? MONTHS[language].split(' ') : [];
  return names.reduce((left, name) => left.replaceAll(name, ' '), text);
}
