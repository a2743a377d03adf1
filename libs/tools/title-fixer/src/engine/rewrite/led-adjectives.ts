import { CONJUNCTIONS, NAMING_CONNECTORS } from './connectors.data.ts';
import { isConnector } from './drop-units.ts';
import { isNounFirst, isOneOf, partsPhrases } from './phrase-end.ts';
import { hasNumber, type TitleUnit } from './title-units.ts';

/** So many words at the end of a phrase tell more of the noun before them; of more of them, only the first. */
const MAX_ADJECTIVES = 2;

/**
 * The units that tell more of a noun behind its connector, where the noun comes first: "blanc" of "gants pour chien blanc".
 * Without the noun they would tell it of the product. Empty for a noun of a name ("crème de nuit"): that is the product.
 */
export function ledAdjectives(units: readonly TitleUnit[], noun: number, language: string): number[] {
  if (!isNounFirst(language) || !isLed(units, noun, language)) return [];
  const adjectives: number[] = [];
  for (let at = noun + 1; goesOnTo(units[at], language); at += 1) adjectives.push(at);
  return adjectives.length > MAX_ADJECTIVES ? adjectives.slice(0, 1) : adjectives;
}

/** Whether a word that is no connector and no number follows in the same phrase. */
function goesOnTo(unit: TitleUnit | undefined, language: string): boolean {
  if (!unit || unit.isBrand || partsPhrases(unit.gap, language)) return false;
  return !isConnector(unit, language) && !hasNumber(unit.text);
}

/** Whether connectors stand directly before a unit in its phrase, and none of them makes a name. */
export function isLed(units: readonly TitleUnit[], noun: number, language: string): boolean {
  let at = noun;
  for (; !partsPhrases(units[at]?.gap ?? '', language); at -= 1) {
    const before = units[at - 1];
    if (!before || !isConnector(before, language)) break;
    if (isOneOf(NAMING_CONNECTORS, before, language) || isOneOf(CONJUNCTIONS, before, language)) return false;
  }
  return at > 0 && at < noun;
}
