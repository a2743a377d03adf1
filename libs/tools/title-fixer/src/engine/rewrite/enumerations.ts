import { CONJUNCTIONS, CONNECTORS } from './connectors.data.ts';
import { isComma, isSeparator } from './gaps.ts';
import { isOneOf, spaceSeparates } from './phrase-end.ts';
import type { TitleUnit } from './title-units.ts';

/** A member of an enumeration has at most so many words. */
const MAX_MEMBER_LENGTH = 5;

/**
 * The units with the number of the enumeration that they belong to: "for Travel, Gym, School and Office" is one phrase in spite
 * of its commas. It reaches back from the phrase with the "and" to the one with the connector that leads to all.
 */
export function withEnumerations(units: readonly TitleUnit[], language: string): TitleUnit[] {
  const phrases = spaceSeparates(language) ? [] : phrasesOf(units);
  const numbers = new Map<TitleUnit, number>();
  phrases.forEach((phrase, last) => {
    const first = endsEnumeration(phrase, language) ? beginning(phrases, last, language) : undefined;
    if (first === undefined) return;
    for (const unit of phrases.slice(first, last + 1).flat()) numbers.set(unit, first);
  });
  return units.map((unit) => ({ ...unit, enumeration: numbers.get(unit) }));
}

/** "School and Office", not "Lid with Spoon and Handle", which enumerates by itself. */
function endsEnumeration(phrase: readonly TitleUnit[], language: string): boolean {
  const at = phrase.findIndex((unit) => isOneOf(CONJUNCTIONS, unit, language));
  return at > 0 && !phrase.slice(0, at).some((unit) => leads(unit, language));
}

/** The phrase with the connector that leads to the members; undefined where they are no enumeration. */
function beginning(phrases: readonly TitleUnit[][], last: number, language: string): number | undefined {
  for (let at = last; at > 0; at -= 1) {
    const before = phrases[at - 1] ?? [];
    if (!isComma(phrases[at]?.[0]?.gap ?? '')) return undefined;
    // What has its "and" already is at its end: "with Batteries and Charger, Chuck".
    if (before.some((unit) => isOneOf(CONJUNCTIONS, unit, language))) return undefined;
    if (before.some((unit) => leads(unit, language))) return at - 1;
    if (before.length > MAX_MEMBER_LENGTH) return undefined;
  }
  return undefined;
}

function phrasesOf(units: readonly TitleUnit[]): TitleUnit[][] {
  const phrases: TitleUnit[][] = [];
  for (const unit of units) {
    const last = phrases.at(-1);
    if (last && !isSeparator(unit.gap)) last.push(unit);
    else phrases.push([unit]);
  }
  return phrases;
}

function leads(unit: TitleUnit, language: string): boolean {
  return isOneOf(CONNECTORS, unit, language) && !isOneOf(CONJUNCTIONS, unit, language);
}
