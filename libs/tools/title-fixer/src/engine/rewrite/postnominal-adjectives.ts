import { CONJUNCTIONS, COMPOUND_PREPOSITIONS } from './connectors.data.ts';
import { isConnector } from './drop-tokens.ts';
import { isHeadInitial, isOneOf, separatesPhrases } from './phrase-boundary.ts';
import { hasNumber, type Token } from './tokens.ts';

/** Of a longer sequence of words after a noun, only the first is taken for an adjective of that noun. */
const MAX_ADJECTIVES = 2;

/**
 * The indexes of the adjectives after a noun that is the complement of a preposition, in head-initial languages: "blanc" in
 * "gants pour chien blanc". Without the noun they would modify the product. Empty for compound nouns ("crème de nuit"): they
 * are the product.
 */
export function postnominalAdjectives(tokens: readonly Token[], noun: number, language: string): number[] {
  if (!isHeadInitial(language) || !isPrepositionComplement(tokens, noun, language)) return [];
  const adjectives: number[] = [];
  for (let at = noun + 1; isPossibleAdjective(tokens[at], language); at += 1) adjectives.push(at);
  return adjectives.length > MAX_ADJECTIVES ? adjectives.slice(0, 1) : adjectives;
}

/** Whether a token is in the same phrase as the one before it and neither brand, connector nor number. */
function isPossibleAdjective(token: Token | undefined, language: string): boolean {
  if (!token || token.isBrand || separatesPhrases(token.separator, language)) return false;
  return !isConnector(token, language) && !hasNumber(token.text);
}

/** Whether connectors directly precede a token in its phrase, and none of them is a compound preposition or conjunction. */
export function isPrepositionComplement(tokens: readonly Token[], noun: number, language: string): boolean {
  let at = noun;
  for (; !separatesPhrases(tokens[at]?.separator ?? '', language); at -= 1) {
    const before = tokens[at - 1];
    if (!before || !isConnector(before, language)) break;
    if (isOneOf(COMPOUND_PREPOSITIONS, before, language) || isOneOf(CONJUNCTIONS, before, language))
      return false;
  }
  return at > 0 && at < noun;
}
