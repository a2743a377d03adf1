import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { Span } from '@seller-toolbox/listing-text/words';
import { isConnector } from './drop-tokens.ts';
import { isSamePhrase, spaceSeparatesPhrases } from './phrase-boundary.ts';
import { hasNumber, overlaps, type TokenizedTitle, type Token } from './tokens.ts';

/** The tokens of phrases that an earlier phrase contains: "Air Max Shoes" after "Air Max 270 Shoes". */
export function redundantPhrases({ tokens }: TokenizedTitle, language: string): Token[] {
  const earlier: Token[][] = [];
  const redundant: Token[] = [];
  const phrases = phrasesOf(tokens, language);
  for (const [index, phrase] of phrases.entries()) {
    const isSeparating = separatesNeighbors([phrases[index - 1], phrases[index + 1]], language);
    if (!isSeparating && earlier.some((other) => containsPhrase(other, phrase))) redundant.push(...phrase);
    else earlier.push(phrase);
  }
  return redundant;
}

/** Whether the phrases around a phrase would merge without it: "iPhone 15 ケース 14" without ケース. */
function separatesNeighbors(
  [before, after]: readonly [readonly Token[] | undefined, readonly Token[] | undefined],
  language: string,
): boolean {
  const [last, next] = [before?.at(-1), after?.[0]];
  if (!spaceSeparatesPhrases(language) || !last || !next) return false;
  return isSamePhrase({ ...next, separator: ' ' }, last, language);
}

/**
 * The spans that can be removed. The repeated words of a phrase stay if its other words all occur in earlier phrases: else only
 * "Lid" would be left of "Steel Lid".
 */
export function removableRepeats(
  spans: readonly Span[],
  { tokens }: TokenizedTitle,
  language: string,
): Span[] {
  const known = new Set<string>();
  const removable = new Set<Span>();
  for (const phrase of phrasesOf(tokens, language)) {
    const remaining = phrase.filter((token) => !spans.some((span) => overlaps(token, span)));
    const inPhrase = spans.filter((span) => phrase.some((token) => overlaps(token, span)));
    const addsInformation = remaining.some(
      (token) => !isConnector(token, language) && !known.has(foldCase(token.text)),
    );
    if (addsInformation) for (const span of inPhrase) removable.add(span);
    for (const { text } of phrase) known.add(foldCase(text));
  }
  return [...removable];
}

/** Whether a phrase contains the words of another in order, with at most one interruption, by numbers only. */
function containsPhrase(phrase: readonly Token[], other: readonly Token[]): boolean {
  if (other.some(({ isBrand }) => isBrand)) return false;
  return phrase.some((_token, start) => containsFrom(phrase, start, other));
}

function containsFrom(phrase: readonly Token[], start: number, other: readonly Token[]): boolean {
  let at = start;
  let interruptions = 0;
  for (const token of other) {
    const found = phrase.findIndex(
      (candidate, index) => index >= at && foldCase(candidate.text) === foldCase(token.text),
    );
    const skipped = found < 0 ? [] : phrase.slice(at, found);
    if (skipped.length > 0) interruptions += 1;
    const isInterrupted = at === start ? found !== start : !skipped.every(({ text }) => hasNumber(text));
    if (found < 0 || isInterrupted || interruptions > 1) return false;
    at = found + 1;
  }
  return true;
}

function phrasesOf(tokens: readonly Token[], language: string): Token[][] {
  const phrases: Token[][] = [];
  for (const token of tokens) {
    const last = phrases.at(-1);
    const before = last?.at(-1);
    if (last && before && isSamePhrase(token, before, language)) last.push(token);
    else phrases.push([token]);
  }
  return phrases;
}
