import { WRITTEN_NAMES, WRITTEN_UNITS } from '@seller-toolbox/reference-data/written-names.data';

const NAMES = byLowerCase(WRITTEN_NAMES);
const UNITS = byLowerCase(WRITTEN_UNITS);
const LONGEST = Math.max(...[...NAMES.keys(), ...UNITS.keys()].map((name) => name.length));

const NUMBER_OR_APOSTROPHE = /[\p{N}'’]/u;

// A number, what follows it, and an ending such as the one of "LED's".
const PARTS = /^(\p{N}*)(\p{L}*)(['’].*)?$/u;

export interface KnownWriting {
  readonly writing: string;
  /** Where it begins in the word, as a UTF-16 offset. */
  readonly start: number;
}

/** How a known name or a unit behind a number is written, whatever the case of the word: "usb", "10000MAH", "LED's". */
export function writingOf(word: string): KnownWriting | undefined {
  const whole = word.length <= LONGEST ? NAMES.get(word.toLowerCase()) : undefined;
  if (whole !== undefined) return { writing: whole, start: 0 };
  if (!NUMBER_OR_APOSTROPHE.test(word)) return undefined;
  const [, number = '', name = ''] = PARTS.exec(word) ?? [];
  const writing = (number === '' ? NAMES : UNITS).get(name.toLowerCase());
  return writing === undefined ? undefined : { writing, start: number.length };
}

function byLowerCase(writings: readonly string[]): ReadonlyMap<string, string> {
  return new Map(writings.map((writing) => [writing.toLowerCase(), writing]));
}
