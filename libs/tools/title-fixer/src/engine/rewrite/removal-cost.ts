import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { COMPOUND_PREPOSITIONS } from './connectors.data.ts';
import { isConnector } from './drop-tokens.ts';
import { isPrepositionComplement, postnominalAdjectives } from './postnominal-adjectives.ts';
import { isHeadInitial, isOneOf, separatesPhrases } from './phrase-boundary.ts';
import { hasNumber, overlaps, type TokenizedTitle, type Token } from './tokens.ts';

/** How much meaning a title loses when one occurrence of a repeated word is removed. */
export const REMOVAL_COST = { none: 0, name: 1, low: 2, high: 3, max: 4 } as const;
export type RemovalCost = (typeof REMOVAL_COST)[keyof typeof REMOVAL_COST];

/**
 * The cost of removing one occurrence of a word, given all its occurrences. `none` for a premodifier: "dog" in "dog bed", not
 * in "bed for a dog". `name` for a premodifier inside a repeated name that has to stay.
 *
 * In head-initial languages: `none` if the preceding phrase starts with the same head, which the rest can still modify
 * ("botella" in "Botella de Agua, Botella Térmica"); `low` for a postmodifier ("chien" in "collier chien"); `max` if the word's
 * own modifiers would have to go too or would modify the product ("aceite" in "con aceite de coco").
 */
export function removalCost(
  span: Span,
  spans: readonly Span[],
  { tokens }: TokenizedTitle,
  language: string,
): RemovalCost {
  const at = tokens.findIndex((token) => overlaps(token, span));
  if (!isHeadInitial(language)) {
    if (!isPremodifier(tokens, at, language)) return REMOVAL_COST.high;
    return isPremodifier(tokens, repeatedNameEnd(tokens, at, spans, language), language)
      ? REMOVAL_COST.none
      : REMOVAL_COST.name;
  }
  const isSame = (one: Token, other: Token) =>
    foldCase(one.text) === foldCase(other.text) ||
    [one, other].every((token) => spans.some((own) => overlaps(token, own)));
  if (repeatsHead(tokens, at, isSame, language)) return REMOVAL_COST.none;
  const isNamed =
    isPrepositionComplement(tokens, at, language) && isOneOf(COMPOUND_PREPOSITIONS, tokens[at + 1], language);
  if (isNamed || postnominalAdjectives(tokens, at, language).length > 0) return REMOVAL_COST.max;
  return isPostmodifier(tokens, at, language) ? REMOVAL_COST.low : REMOVAL_COST.high;
}

/** The index of the last token of a name that starts with the word in several occurrences: "Fryer" in "Air Fryer". */
function repeatedNameEnd(
  tokens: readonly Token[],
  at: number,
  spans: readonly Span[],
  language: string,
): number {
  const others = spans
    .map((span) => tokens.findIndex((token) => overlaps(token, span)))
    .filter((index) => index !== at);
  const isSamePhrase = (end: number) => {
    const next = tokens[end + 1];
    return (
      next !== undefined &&
      isPremodifier(tokens, end, language) &&
      others.some((other) => {
        const same = tokens[other + end + 1 - at];
        return same !== undefined && foldCase(same.text) === foldCase(next.text);
      })
    );
  };
  let end = at;
  while (isSamePhrase(end)) end += 1;
  return end;
}

/** Whether a word modifies the next one: it is in the same phrase and no connector. */
function isPremodifier(tokens: readonly Token[], at: number, language: string): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !separatesPhrases(next.separator, language) && !isConnector(next, language);
}

// An elided preposition or article, "d'eau", "l'école", "dell'acqua": it needs the word before it.
const ELIDED = /^(?:d|l|un|dell|all|nell|sull|dall)['’]/iu;

/** Whether a token modifies the word before it, which is no brand, connector or number, and starts no compound noun. */
function isPostmodifier(tokens: readonly Token[], at: number, language: string): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || separatesPhrases(token.separator, language)) return false;
  if (next && (ELIDED.test(next.text) || isOneOf(COMPOUND_PREPOSITIONS, next, language))) return false;
  return !before.isBrand && !isConnector(before, language) && !hasNumber(before.text);
}

/** Whether a token belongs to the words with which its phrase and the preceding one both start, before a modifier. */
function repeatsHead(
  tokens: readonly Token[],
  at: number,
  isSame: (one: Token, other: Token) => boolean,
  language: string,
): boolean {
  const start = phraseStart(tokens, at, language);
  if (start === 0) return false;
  const phrase = phraseAt(tokens, start, language);
  const before = phraseAt(tokens, phraseStart(tokens, start - 1, language), language);
  const shared = phrase.findIndex((token, index) => {
    const other = before[index];
    return other === undefined || hasNumber(token.text) || !isSame(token, other);
  });
  const next = phrase[shared];
  const last = phrase[shared - 1];
  if (!next || !last || isConnector(last, language) || isConnector(next, language)) return false;
  return phrase.indexOf(tokens[at] ?? next) < shared && !ELIDED.test(next.text);
}

/** The index of the first token of a token's phrase. */
function phraseStart(tokens: readonly Token[], at: number, language: string): number {
  let start = at;
  while (start > 0 && !separatesPhrases(tokens[start]?.separator ?? '', language)) start -= 1;
  return start;
}

/** The tokens of the phrase that starts here, without a leading brand. */
function phraseAt(tokens: readonly Token[], start: number, language: string): Token[] {
  const end = tokens.findIndex(
    ({ separator }, index) => index > start && separatesPhrases(separator, language),
  );
  const phrase = tokens.slice(start, end < 0 ? undefined : end);
  return phrase[0]?.isBrand ? phrase.slice(1) : phrase;
}
