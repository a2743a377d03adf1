import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { dropTrailingConnectors, dropTokens, brandIndex } from './drop-tokens.ts';
import { renderTitle } from './separators.ts';
import { canEndBefore } from './phrase-boundary.ts';
import type { TokenizedTitle } from './tokens.ts';

/** A title is cut at a phrase boundary if at least this share of the length is left, else at a word. */
const MIN_LENGTH_SHARE = 0.5;
/** A quantity of the next word, meaningless without it. */
const BARE_NUMBER = /^(?:[\p{N}.,]+|[x×])$/iu;

/**
 * Truncates a title to `max` code points, at a phrase boundary unless that removes too much. The brand stays wherever it is.
 */
export function truncateTitle(title: TokenizedTitle, max: number, language: string): TokenizedTitle {
  if (titleLength(title) <= max) return title;
  let fitting = 0;
  let overflowing = title.tokens.length;
  while (overflowing - fitting > 1) {
    const middle = Math.floor((fitting + overflowing) / 2);
    if (titleLength(firstTokens(title, middle, language)) <= max) fitting = middle;
    else overflowing = middle;
  }
  return firstTokens(title, countUpToPhraseEnd(title, fitting, max, language), language);
}

/** How many of the fitting tokens to keep: up to a phrase boundary, else without a number at the end. */
function countUpToPhraseEnd(title: TokenizedTitle, fitting: number, max: number, language: string): number {
  const { tokens } = title;
  let count = fitting;
  while (count > 0 && !canEndBefore(tokens, count, language)) count -= 1;
  if (count === fitting || titleLength(firstTokens(title, count, language)) >= max * MIN_LENGTH_SHARE)
    return count;
  count = fitting;
  while (count > 1 && BARE_NUMBER.test(tokens[count - 1]?.text ?? '')) count -= 1;
  return count;
}

/** The longest beginning that fits into `max` code points and ends at a phrase boundary; undefined if there is none. */
export function truncateAtPhrase(
  title: TokenizedTitle,
  max: number,
  language: string,
): TokenizedTitle | undefined {
  for (let count = title.tokens.length - 1; count > 0; count -= 1) {
    if (!canEndBefore(title.tokens, count, language)) continue;
    const shortened = firstTokens(title, count, language);
    if (titleLength(shortened) <= max) return shortened;
  }
  return undefined;
}

/** The length of the rendered title in code points. */
export function titleLength(title: TokenizedTitle): number {
  return codePointLength(renderTitle(title));
}

function firstTokens(title: TokenizedTitle, count: number, language: string): TokenizedTitle {
  const brand = brandIndex(title);
  const result = dropTokens(title, (_token, index) => index >= count && index !== brand, language);
  return dropTrailingConnectors(result, language);
}
