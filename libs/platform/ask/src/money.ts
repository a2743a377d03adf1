import { ACTIVE_CURRENCIES } from '@seller-toolbox/reference-data/currencies.data';
import {
  CURRENCIES_OF_NAMES,
  CURRENCY_NAMES,
  HOME_CURRENCIES,
} from '@seller-toolbox/reference-data/currency-names.data';
import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { foldText, plainText } from './ask-text.ts';
import { contentOf } from './filler-words.ts';
import { dimensionOf, readQuantities, type Quantity } from './quantities.ts';
import { createVocabulary, without, type Mention } from './vocabulary.ts';

/** The currencies of a text and the amount in the first one. */
export interface Money {
  /** Of several numbers the first; null without one. */
  readonly amount: number | null;
  /** How many numbers the text has. */
  readonly amounts: number;
  /** Currency codes: that of the amount first, else in the order of the text. */
  readonly currencies: readonly string[];
  /** Letters and digits that belong to neither. */
  readonly rest: string;
}

const currencies = createVocabulary(CURRENCY_NAMES);
const multipliers = createVocabulary({
  '1e3': 'k|千|rb|ribu|nghìn|ngàn',
  '1e4': '万|萬|w',
  '1e6': 'million|百万|百萬|juta|jt|triệu|tr',
  '1e8': '亿|億',
  '1e9': 'billion|miliar|tỷ',
});
const ACTIVE: ReadonlySet<string> = new Set(ACTIVE_CURRENCIES);

/** Reads amounts and currencies; a text without a currency has none. */
export function readMoney(text: string, env: Pick<RecognizeEnv, 'language' | 'parseNumber'>): Money {
  const folded = foldText(text);
  const mentions = currenciesIn(text);
  const numbers = readQuantities(folded, env).map((number) => numberAt(folded, number));
  const [first] = numbers;
  const near = first && mentions.find(({ start, end }) => isBeside(folded, { start, end }, first));
  const ordered = near ? [near, ...mentions.filter((mention) => mention !== near)] : mentions;
  return {
    amount: first?.value ?? null,
    amounts: numbers.length,
    currencies: [...new Set(ordered.map(({ id }) => codeOf(id, env.language)))],
    rest: contentOf(without(folded, [...mentions, ...numbers])),
  };
}

/** The currencies of a text, each at its place in the folded text. */
export function currenciesIn(text: string): readonly Mention<string>[] {
  return [...currencies.find(foldText(text)), ...codesIn(plainText(text))].sort((a, b) => a.start - b.start);
}

/** Whether a number is beside a currency. A weight is so by chance: the pound is both. */
export function isAmountIn(folded: string, mention: Span, number: Quantity): boolean {
  return dimensionOf(number.unit) !== 'weight' && isBeside(folded, mention, numberAt(folded, number));
}

/** Whether what is written may mean the currency of a marketplace; home words are also said of foreign money. */
export function isCurrencyOf(id: string, currency: string, language: string): boolean {
  if (id === 'home' || CURRENCIES_OF_NAMES[id]?.includes(currency)) return true;
  return codeOf(id, language) === currency;
}

/** The currency in which sellers who read a language count. */
export function homeCurrency(language: string): string {
  return HOME_CURRENCIES[language] ?? 'USD';
}

/** A number with its multiplier, without a unit. */
function numberAt(folded: string, { value, start, end, unit, digitsEnd }: Quantity) {
  const times = multipliers.findAt(folded, digitsEnd);
  return times
    ? { value: value * Number(times.id), start, end: times.end }
    : { value, start, end: unit === null ? end : digitsEnd };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A currency behind the number, or before it. */
function isBeside(text: string, a: Span, number: Span): boolean {
  return (
    (a.start >= number.end && text.slice(number.end, a.start).trim() === '') ||
    (a.end <= number.start && text.slice(a.end, number.start).trim() === '')
  );
}

/** Codes in capitals: in small letters many of them are words. */
function codesIn(plain: string): readonly Mention<string>[] {
  return [...plain.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)]
    .filter(({ 0: code }) => ACTIVE.has(code) && !(code in CURRENCY_NAMES))
    .map(({ 0: id, index }) => ({ id, start: index, end: index + id.length }));
}

/** The code of a currency that is written. */
export function codeOf(id: string, language: string): string {
  if (id === 'dollar') return 'USD';
  if (id === 'yen') return language === 'ja' ? 'JPY' : 'CNY';
  return id === 'home' ? homeCurrency(language === 'zh-TW' ? language : 'zh') : id;
}
