import { CONJUNCTIONS, CONNECTORS } from './connectors.data.ts';
import { isComma, isPhraseSeparator } from './separators.ts';
import { isOneOf, spaceSeparatesPhrases } from './phrase-boundary.ts';
import type { Token } from './tokens.ts';

/** In words. */
const MAX_MEMBER_LENGTH = 5;

/**
 * Sets the enumeration id of the tokens: "for Travel, Gym, School and Office" is one phrase in spite of its commas. An
 * enumeration extends from the phrase with the shared preposition to the phrase with the "and".
 */
export function markEnumerations(tokens: readonly Token[], language: string): Token[] {
  const phrases = spaceSeparatesPhrases(language) ? [] : phrasesOf(tokens);
  const ids = new Map<Token, number>();
  phrases.forEach((phrase, last) => {
    const first = endsEnumeration(phrase, language)
      ? findEnumerationStart(phrases, last, language)
      : undefined;
    if (first === undefined) return;
    for (const token of phrases.slice(first, last + 1).flat()) ids.set(token, first);
  });
  return tokens.map((token) => ({ ...token, enumerationId: ids.get(token) }));
}

/** True for "School and Office", false for "Lid with Spoon and Handle", which has a preposition of its own. */
function endsEnumeration(phrase: readonly Token[], language: string): boolean {
  const at = phrase.findIndex((token) => isOneOf(CONJUNCTIONS, token, language));
  return at > 0 && !phrase.slice(0, at).some((token) => introducesComplement(token, language));
}

/** The index of the phrase with the preposition that introduces all members; undefined if there is no enumeration. */
function findEnumerationStart(
  phrases: readonly Token[][],
  last: number,
  language: string,
): number | undefined {
  for (let at = last; at > 0; at -= 1) {
    const before = phrases[at - 1] ?? [];
    if (!isComma(phrases[at]?.[0]?.separator ?? '')) return undefined;
    // An earlier "and" has ended the enumeration already: "with Batteries and Charger, Chuck".
    if (before.some((token) => isOneOf(CONJUNCTIONS, token, language))) return undefined;
    if (before.some((token) => introducesComplement(token, language))) return at - 1;
    if (before.length > MAX_MEMBER_LENGTH) return undefined;
  }
  return undefined;
}

function phrasesOf(tokens: readonly Token[]): Token[][] {
  const phrases: Token[][] = [];
  for (const token of tokens) {
    const last = phrases.at(-1);
    if (last && !isPhraseSeparator(token.separator)) last.push(token);
    else phrases.push([token]);
  }
  return phrases;
}

function introducesComplement(token: Token, language: string): boolean {
  return isOneOf(CONNECTORS, token, language) && !isOneOf(CONJUNCTIONS, token, language);
}
