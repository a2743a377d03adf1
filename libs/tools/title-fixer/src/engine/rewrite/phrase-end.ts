import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { ADDING_CONNECTORS, LEANING_WORDS } from './connectors.data.ts';
import { isSeparator } from './gaps.ts';
import type { TitleUnit } from './title-units.ts';

/** Whether white space parts phrases too, as in Japanese. */
export function spaceSeparates(language: string): boolean {
  return language === 'ja';
}

/** Whether a noun stands before what tells more of it, as in "botella térmica": then what begins a phrase is no modifier. */
export function isNounFirst(language: string): boolean {
  return ['fr', 'it', 'es'].includes(language);
}

/** Whether a gap parts phrases in a language. */
export function partsPhrases(gap: string, language: string): boolean {
  return spaceSeparates(language) ? gap !== '' : isSeparator(gap);
}

const ENDS_LATIN = /[\p{Script=Latin}\p{N}]$/u;
const BEGINS_LATIN = /^[\p{Script=Latin}\p{N}]/u;

/** Whether a unit goes on with what the one before it says: by its gap, and "iPhone15 Pro" in Japanese too. */
export function goesOn(unit: TitleUnit, before: TitleUnit, language: string): boolean {
  const isLatin = ENDS_LATIN.test(before.text) && BEGINS_LATIN.test(unit.text);
  return isLatin ? !isSeparator(unit.gap) : !partsPhrases(unit.gap, language);
}

/**
 * Whether a title may end before a unit without ending in half a phrase: at its own end, between two phrases, or before a
 * connector that only adds to what was said, with the word that leans on it ("Cord | compatible with").
 */
export function mayEndBefore(units: readonly TitleUnit[], index: number, language: string): boolean {
  const [last, next, afterNext] = [units[index - 1], units[index], units[index + 1]];
  if (!next || partsPhrases(next.gap, language)) return true;
  const adds = (unit: TitleUnit | undefined) => isOneOf(ADDING_CONNECTORS, unit, language);
  const leans = (unit: TitleUnit | undefined) => isOneOf(LEANING_WORDS, unit, language);
  return adds(next) ? !leans(last) : leans(next) && adds(afterNext);
}

/** Whether a unit is one of a language's words, which are in lower case. */
export function isOneOf(
  list: Readonly<Record<string, readonly string[]>>,
  unit: TitleUnit | undefined,
  language: string,
): boolean {
  return unit !== undefined && !unit.isBrand && (list[language] ?? []).includes(foldCase(unit.text));
}
