import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { goesOn } from './phrase-end.ts';
import type { TitleDraft, TitleUnit } from './title-units.ts';

/** The units of the phrases that an earlier one says with more words: "Air Max Shoes" behind "Air Max 270 Shoes". */
export function saidPhrases({ units }: TitleDraft, language: string): TitleUnit[] {
  const earlier: TitleUnit[][] = [];
  const said: TitleUnit[] = [];
  for (const phrase of phrasesOf(units, language)) {
    if (earlier.some((other) => says(other, phrase))) said.push(...phrase);
    else earlier.push(phrase);
  }
  return said;
}

/** Whether the second phrase stands in the first without a gap, or with one in which only numbers stand. */
function says(phrase: readonly TitleUnit[], other: readonly TitleUnit[]): boolean {
  if (other.some(({ isBrand }) => isBrand)) return false;
  return phrase.some((_unit, start) => saysFrom(phrase, start, other));
}

const HAS_NUMBER = /\p{N}/u;

function saysFrom(phrase: readonly TitleUnit[], start: number, other: readonly TitleUnit[]): boolean {
  let at = start;
  let gaps = 0;
  for (const unit of other) {
    const found = phrase.findIndex((own, index) => index >= at && foldCase(own.text) === foldCase(unit.text));
    const passed = found < 0 ? [] : phrase.slice(at, found);
    if (passed.length > 0) gaps += 1;
    const isFar = at === start ? found !== start : !passed.every(({ text }) => HAS_NUMBER.test(text));
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
