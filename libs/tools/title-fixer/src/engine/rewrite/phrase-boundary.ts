import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { ADJUNCT_CONNECTORS, ADJECTIVES_WITH_PREPOSITION } from './connectors.data.ts';
import { isPhraseSeparator } from './separators.ts';
import type { Token } from './tokens.ts';

/** Whether white space separates phrases, as in Japanese. */
export function spaceSeparatesPhrases(language: string): boolean {
  return language === 'ja';
}

/** Whether the head noun precedes its modifiers, as in "botella térmica": then the first word of a phrase is no modifier. */
export function isHeadInitial(language: string): boolean {
  return ['fr', 'it', 'es'].includes(language);
}

/** Whether a separator is a phrase boundary in a language. */
export function separatesPhrases(separator: string, language: string): boolean {
  return spaceSeparatesPhrases(language) ? separator !== '' : isPhraseSeparator(separator);
}

const ENDS_LATIN = /[\p{Script=Latin}\p{N}]$/u;
const BEGINS_LATIN = /^[\p{Script=Latin}\p{N}]/u;

/** Whether two adjacent tokens are in the same phrase. Latin words are ("iPhone15 Pro"), even in Japanese. */
export function isSamePhrase(token: Token, before: Token, language: string): boolean {
  const isLatin = ENDS_LATIN.test(before.text) && BEGINS_LATIN.test(token.text);
  return isLatin ? !isPhraseSeparator(token.separator) : !separatesPhrases(token.separator, language);
}

/**
 * Whether a title can be cut before a token without an incomplete phrase at its end: at a phrase boundary, or before an
 * adjunct, including the adjective that its connector belongs to ("Cord | compatible with").
 */
export function canEndBefore(tokens: readonly Token[], index: number, language: string): boolean {
  const [last, next, afterNext] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!next || separatesPhrases(next.separator, language)) return true;
  const isAdjunct = (token: Token | undefined) => isOneOf(ADJUNCT_CONNECTORS, token, language);
  const needsPreposition = (token: Token | undefined) =>
    isOneOf(ADJECTIVES_WITH_PREPOSITION, token, language);
  return isAdjunct(next) ? !needsPreposition(last) : needsPreposition(next) && isAdjunct(afterNext);
}

/** Whether a token is in a language's list of lower-case words. The brand never is. */
export function isOneOf(
  list: Readonly<Record<string, readonly string[]>>,
  token: Token | undefined,
  language: string,
): boolean {
  return token !== undefined && !token.isBrand && (list[language] ?? []).includes(foldCase(token.text));
}
