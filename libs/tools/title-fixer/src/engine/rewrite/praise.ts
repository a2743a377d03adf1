import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findWholePhrases, indexPhrases, type PhraseIndex } from '@seller-toolbox/listing-text/whole-phrases';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { TitleReading } from '../check/read-title.ts';
import { partsPhrases } from './phrase-end.ts';
import { PRAISED_THINGS, PROMOTIONAL_PHRASES } from './promotional-phrases.data.ts';
import { overlaps, type TitleDraft, type TitleUnit } from './title-units.ts';

const indexes = new Map<string, PhraseIndex>();

function praiseOf(language: string): PhraseIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = indexPhrases(PROMOTIONAL_PHRASES[language] ?? []);
  indexes.set(language, made);
  return made;
}

/** The promotional phrases in a title, as it writes them, each once. */
export function findPraise(reading: TitleReading, language: string): string[] {
  const places = findPraisePlaces(reading, language);
  return [...new Set(places.map(({ start, end }) => reading.text.slice(start, end)))];
}

/** Where promotional phrases stand outside the brand; in Japanese wherever they do, because words touch there. */
export function findPraisePlaces(reading: TitleReading, language: string): Span[] {
  const places: readonly Span[] =
    language === 'ja'
      ? longest((PROMOTIONAL_PHRASES[language] ?? []).flatMap((phrase) => findOccurrences(reading, phrase)))
      : findWholePhrases(reading, praiseOf(language));
  return places.filter((place) => !reading.brandSpans.some((brand) => overlaps(brand, place)));
}

/** The places that lie inside no longer one: 最新版 is not also 最新. */
function longest(places: readonly Span[]): Span[] {
  const isInside = (place: Span, other: Span) =>
    other.start <= place.start && place.end <= other.end && other.end - other.start > place.end - place.start;
  return places.filter((place) => !places.some((other) => isInside(place, other)));
}

// "#1 best seller": it ranks what is praised behind it.
const RANK = /^#\p{N}+$/u;
// "#1", and a year beside what was new in it.
const RANK_OR_YEAR = /^#?\p{N}+$/u;

/** Units by their number in the title. */
export interface PraisedUnits {
  readonly gone: ReadonlySet<number>;
  readonly praised: ReadonlySet<number>;
}

/** What is left of a praise and says nothing without it: the rank before it, and alone in its phrase "Gift" of "Best Gift". */
export function praiseLeftOver(
  { units }: TitleDraft,
  { gone, praised }: PraisedUnits,
  language: string,
): number[] {
  const says = (index: number) => !gone.has(index);
  const leftOver = phrasesOf(units, language).flatMap((phrase) => {
    const isRank = (index: number) => RANK.test(units[index]?.text ?? '') && praised.has(index + 1);
    const ranks = phrase.filter((index, place) => place < phrase.length - 1 && says(index) && isRank(index));
    const [left, ...more] = phrase.filter((index) => says(index) && !ranks.includes(index));
    const isPraised = phrase.some((index) => praised.has(index));
    return isPraised && left !== undefined && more.length === 0 && saysNothing(units[left], language)
      ? [...ranks, left]
      : ranks;
  });
  return units.some((_unit, index) => says(index) && !leftOver.includes(index)) ? leftOver : [];
}

function saysNothing(unit: TitleUnit | undefined, language: string): boolean {
  if (unit === undefined || unit.isBrand) return false;
  return RANK_OR_YEAR.test(unit.text) || (PRAISED_THINGS[language] ?? []).includes(foldCase(unit.text));
}

function phrasesOf(units: readonly TitleUnit[], language: string): number[][] {
  const phrases: number[][] = [];
  units.forEach(({ gap }, index) => {
    const last = phrases.at(-1);
    if (last && !partsPhrases(gap, language)) last.push(index);
    else phrases.push([index]);
  });
  return phrases;
}
