import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { isConnector } from './drop-units.ts';
import { goesOn, spaceSeparates } from './phrase-end.ts';
import { hasNumber, overlaps, type TitleDraft, type TitleUnit } from './title-units.ts';

/** The units of the phrases that an earlier one says with more words: "Air Max Shoes" behind "Air Max 270 Shoes". */
export function saidPhrases({ units }: TitleDraft, language: string): TitleUnit[] {
  const earlier: TitleUnit[][] = [];
  const said: TitleUnit[] = [];
  const phrases = phrasesOf(units, language);
  for (const [index, phrase] of phrases.entries()) {
    const parts = partsOthers([phrases[index - 1], phrases[index + 1]], language);
    if (!parts && earlier.some((other) => says(other, phrase))) said.push(...phrase);
    else earlier.push(phrase);
  }
  return said;
}

/** Whether two phrases would read as one without what parts them: "iPhone 15 ケース 14" without ケース. */
function partsOthers(
  [before, behind]: readonly [readonly TitleUnit[] | undefined, readonly TitleUnit[] | undefined],
  language: string,
): boolean {
  const [last, next] = [before?.at(-1), behind?.[0]];
  if (!spaceSeparates(language) || !last || !next) return false;
  return goesOn({ ...next, gap: ' ' }, last, language);
}

/** The places without those in phrases of which only words would be left that stand before: "Lid" of "Steel Lid". */
export function leavingNews(places: readonly Span[], { units }: TitleDraft, language: string): Span[] {
  const known = new Set<string>();
  const kept = new Set<Span>();
  for (const phrase of phrasesOf(units, language)) {
    const left = phrase.filter((unit) => !places.some((place) => overlaps(unit, place)));
    const inPhrase = places.filter((place) => phrase.some((unit) => overlaps(unit, place)));
    const isNews = left.some((unit) => !isConnector(unit, language) && !known.has(foldCase(unit.text)));
    if (isNews) for (const place of inPhrase) kept.add(place);
    for (const { text } of phrase) known.add(foldCase(text));
  }
  return [...kept];
}

/** Whether the second phrase stands in the first without a gap, or with one in which only numbers stand. */
function says(phrase: readonly TitleUnit[], other: readonly TitleUnit[]): boolean {
  if (other.some(({ isBrand }) => isBrand)) return false;
  return phrase.some((_unit, start) => saysFrom(phrase, start, other));
}

function saysFrom(phrase: readonly TitleUnit[], start: number, other: readonly TitleUnit[]): boolean {
  let at = start;
  let gaps = 0;
  for (const unit of other) {
    const found = phrase.findIndex((own, index) => index >= at && foldCase(own.text) === foldCase(unit.text));
    const passed = found < 0 ? [] : phrase.slice(at, found);
    if (passed.length > 0) gaps += 1;
    const isFar = at === start ? found !== start : !passed.every(({ text }) => hasNumber(text));
    if (found < 0 || isFar || gaps > 1) return false;
    at = found + 1;
  }
  return true;
}

function phrasesOf(units: readonly TitleUnit[], language: string): TitleUnit[][] {
  const phrases: TitleUnit[][] = [];
  for (const unit of units) {
    const last = phrases.at(-1);
    const before = last?.at(-1);
    if (last && before && goesOn(unit, before, language)) last.push(unit);
    else phrases.push([unit]);
  }
  return phrases;
}
