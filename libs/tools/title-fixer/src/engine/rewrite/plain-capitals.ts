import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { WRITTEN_NAMES } from '@seller-toolbox/reference-data/written-names.data';
import type { TitleRules } from '../check/title-rules.ts';
import { CONNECTORS } from './connectors.data.ts';
import { isOneOf } from './phrase-end.ts';
import type { TitleDraft, TitleUnit } from './title-units.ts';

/** Fewer letters in capitals are often a short form; in a title that is all in capitals they are words. */
const MIN_ALL_CAPS = 5;
const MIN_CAPITALIZED_LENGTH = 3;

const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  WRITTEN_NAMES.map((name) => [name.toUpperCase(), name]),
);
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}+(?![\p{L}\p{N}])/gu;
const HAS_CAPITALS = new RegExp(`\\p{Lu}{${MIN_CAPITALIZED_LENGTH}}`, 'u');
const HAS_SMALL_LETTER = /\p{Ll}/u;
// Nobody can speak "RGB": a short form in any title.
const HAS_VOWEL = /[AEIOUYÄÖÜÀÂÉÈÊËÎÏÔÙÛÁÍÓÚÌÒ]/u;
const ROMAN_NUMBER = /^[IVX]{2,}$/u;

/** The draft with words in capitals written with a first capital only, known names as they are written. */
export function plainCapitals(
  { units, tail }: TitleDraft,
  { language, segmenterLocale }: Pick<TitleRules, 'language' | 'segmenterLocale'>,
): { draft: TitleDraft; words: string[] } {
  if (!units.some(({ text }) => HAS_CAPITALS.test(text))) return { draft: { units, tail }, words: [] };
  const words = new Set<string>();
  const isAllCapitals = isMostlyCapitals(units);
  const shortest = isAllCapitals ? MIN_CAPITALIZED_LENGTH : MIN_ALL_CAPS;
  const plain = (word: string) => {
    if (ROMAN_NUMBER.test(word)) return word;
    if (word.length < shortest || (word.length < MIN_ALL_CAPS && !HAS_VOWEL.test(word))) return word;
    const small = word.slice(1).toLocaleLowerCase(segmenterLocale);
    const written = KNOWN_NAMES.get(word) ?? word.slice(0, 1) + small;
    if (written !== word) words.add(word);
    return written;
  };
  const textOf = (unit: TitleUnit, index: number) => {
    if (unit.isBrand) return unit.text;
    // A single letter may name something: "Vitamin A", "Type A".
    const mayLead = isAllCapitals && index > 0 && unit.text.length > 1;
    const leadsOn = mayLead && isOneOf(CONNECTORS, unit, language);
    return leadsOn ? foldCase(unit.text) : unit.text.replace(CAPITALS, plain);
  };
  return {
    draft: { units: units.map((unit, index) => ({ ...unit, text: textOf(unit, index) })), tail },
    words: [...words],
  };
}

/** Whether more words are in capitals than not; names that are written so do not count. */
function isMostlyCapitals(units: readonly TitleUnit[]): boolean {
  const written = units.filter(({ isBrand }) => !isBrand).map(({ text }) => text);
  const capitals = written
    .flatMap((text) => text.match(CAPITALS) ?? [])
    .filter((word) => word.length >= MIN_CAPITALIZED_LENGTH && !KNOWN_NAMES.has(word));
  return capitals.length > written.filter((text) => HAS_SMALL_LETTER.test(text)).length;
}
