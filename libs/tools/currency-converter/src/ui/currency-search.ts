import { foldForSearch, type Language } from '@seller-toolbox/words';
import { POPULAR_CURRENCIES } from '../engine/popular-currencies.data.ts';
import { currencyName } from './currency-names.ts';

export interface CurrencyChoice {
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  readonly english: string;
  /** Only currencies with a rate can be chosen. */
  readonly hasRate: boolean;
}

/** All currencies with their names: popular ones first, others with a rate by code, then those of `all` without a rate. */
export function currencyChoices(
  codes: readonly string[],
  language: Language,
  all: readonly string[] = [],
): readonly CurrencyChoice[] {
  const popular = POPULAR_CURRENCIES.filter((code) => codes.includes(code));
  const others = codes.filter((code) => !popular.some((one) => one === code)).toSorted();
  const unrated = all.filter((code) => !codes.includes(code));
  return [...popular, ...others, ...unrated].map((code, index) => ({
    code,
    name: currencyName(code, language),
    english: currencyName(code, 'en'),
    hasRate: index < codes.length,
  }));
}

/** Searches code and name in the page's language and in English: codes first, then names that start with it, then others. */
export function searchCurrencies(
  choices: readonly CurrencyChoice[],
  query: string,
): readonly CurrencyChoice[] {
  const wanted = foldForSearch(query.trim());
  if (wanted === '') return choices;
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice, wanted) }))
    .filter(({ rank }) => rank < RANKS.none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

const RANKS = { code: 0, name: 1, word: 2, within: 3, none: 4 } as const;

function rankOf({ code, name, english }: CurrencyChoice, wanted: string): number {
  const names = [foldForSearch(name), foldForSearch(english)];
  if (code.toLowerCase().startsWith(wanted)) return RANKS.code;
  if (names.some((text) => text.startsWith(wanted))) return RANKS.name;
  if (names.some((text) => text.includes(` ${wanted}`))) return RANKS.word;
  return names.some((text) => text.includes(wanted)) ? RANKS.within : RANKS.none;
}
