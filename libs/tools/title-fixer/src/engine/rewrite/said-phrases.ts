import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isConnector } from './drop-units.ts';
import { goesOn } from './phrase-end.ts';
import type { TitleDraft, TitleUnit } from './title-units.ts';

/** The units of the phrases that an earlier one says with more words: "Air Max Shoes" behind "Air Max 270 Shoes". */
export function saidPhrases({ units }: TitleDraft, language: string): TitleUnit[] {
  const earlier: TitleUnit[][] = [];
  const said: TitleUnit[] = [];
  for (const phrase of phrasesOf(units, language)) {
    if (earlier.some((other) => says(other, phrase, language))) said.push(...phrase);
    else earlier.push(phrase);
  }
  return said;
}

/** Whether all units of the second phrase stand in the first in their order, with no connector between that parts them. */
function says(phrase: readonly TitleUnit[], other: readonly TitleUnit[], language: string): boolean {
  if (other.some(({ isBrand }) => isBrand)) return false;
  let at = 0;
  for (const unit of other) {
    const found = phrase.findIndex((own, index) => index >= at && foldCase(own.text) === foldCase(unit.text));
    const passed = unit === other[0] ? [] : phrase.slice(at, found);
    if (found < 0 || passed.some((own) => isConnector(own, language))) return false;
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
