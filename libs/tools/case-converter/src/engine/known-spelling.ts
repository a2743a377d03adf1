import { WRITTEN_NAMES, WRITTEN_UNITS } from '@seller-toolbox/reference-data/written-names.data';
import { ROMAN_NUMBERS, TITLE_NAMES, TITLE_UNITS } from './title-names.data.ts';

const NAMES = indexByLowerCase([...WRITTEN_NAMES, ...TITLE_NAMES, ...ROMAN_NUMBERS]);
const UNITS = indexByLowerCase([...WRITTEN_UNITS, ...TITLE_UNITS]);
const LONGEST = Math.max(...[...NAMES.keys(), ...UNITS.keys()].map((name) => name.length));

const NUMBER_OR_APOSTROPHE = /[\p{N}'’]/u;

// A number, letters after it, and an ending such as in "LED's".
const PARTS = /^(\p{N}*)(\p{L}*)(['’].*)?$/u;

export interface KnownSpelling {
  readonly spelling: string;
  /** UTF-16 offset in the word. */
  readonly start: number;
}

/** The spelling of a known name, or of a unit after a number, in a word in any case: "usb", "10000MAH", "LED's". */
export function spellingOf(word: string): KnownSpelling | undefined {
  const whole = word.length <= LONGEST ? NAMES.get(word.toLowerCase()) : undefined;
  if (whole !== undefined) return { spelling: whole, start: 0 };
  if (!NUMBER_OR_APOSTROPHE.test(word)) return undefined;
  const [, number = '', name = ''] = PARTS.exec(word) ?? [];
  const spelling = (number === '' ? NAMES : UNITS).get(name.toLowerCase());
  return spelling === undefined ? undefined : { spelling, start: number.length };
}

/** The spelling of a unit of two letters or more that has a figure and a space before it: "16 GB", "20000 mAh". */
export function unitSpelling(word: string): string | undefined {
  return word.length > 1 ? UNITS.get(word.toLowerCase()) : undefined;
}

function indexByLowerCase(spellings: readonly string[]): ReadonlyMap<string, string> {
  return new Map(spellings.map((spelling) => [spelling.toLowerCase(), spelling]));
}
