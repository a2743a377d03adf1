import {
  CURRENCIES_OF_NAMES,
  CURRENCY_NAMES,
  NAMES_BESIDE_AMOUNTS,
  ORDINARY_WORDS,
} from '@seller-toolbox/reference-data/currency-names.data';

const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_WORDS);
const CODES_OF_NAME = new Map<string, Set<string>>();
for (const [id, list] of [...Object.entries(CURRENCY_NAMES), ...Object.entries(NAMES_BESIDE_AMOUNTS)]) {
  const shared = CURRENCIES_OF_NAMES[id];
  const names = list.split('|').filter((name) => !ORDINARY.has(name));
  for (const name of shared ? names : [id.toLowerCase(), ...names]) {
    // A sign is that of each currency, a word that of the likeliest.
    const codes = shared?.slice(0, /\p{Sc}/u.test(name) ? undefined : 1) ?? [id];
    CODES_OF_NAME.set(name, new Set([...(CODES_OF_NAME.get(name) ?? []), ...codes]));
  }
}

/** The currencies that a word means; undefined where it names none. */
export function currenciesOfWord(word: string): readonly string[] | undefined {
  const codes = CODES_OF_NAME.get(word.normalize('NFKC').toLowerCase().replace(/\.$/, ''));
  return codes && [...codes];
}

/** A code that the table does not have is one as well. */
const CODE = /(?:^|[^A-Z])([A-Z]{3})(?:[^A-Z]|$)/;
const NAME = /\p{L}{0,3}\p{Sc}|\p{L}+/gu;

/**
 * The currencies that a cell with an amount may be in: one for a code, several for a sign such as `$`, none for a sign that is
 * not known. Undefined where it names none.
 */
export function currenciesIn(cell: string): readonly string[] | undefined {
  if (/^[\d.,]*$/.test(cell)) return undefined;
  const text = cell.normalize('NFKC').replace(/(\p{L})\s+(?=\p{Sc})/gu, '$1');
  const code = CODE.exec(text)?.[1];
  if (code !== undefined) return [code];
  const names = text.match(NAME) ?? [];
  const known = names.map(currenciesOfWord).find((codes) => codes !== undefined);
  return known ?? (/\p{Sc}/u.test(text) ? [] : undefined);
}
