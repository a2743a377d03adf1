import type { Span } from '@seller-toolbox/listing-text/words';

/** The smallest part that a rewriter keeps or drops: a word with adjacent punctuation, or the whole brand. */
export interface Token extends Span {
  /** Text before the token: white space, punctuation, brackets; '' between words that touch. */
  readonly separator: string;
  readonly text: string;
  readonly isBrand: boolean;
  /** The id of the enumeration that contains the token; commas inside it do not separate phrases. */
  readonly enumerationId?: number | undefined;
}

/** A title as tokens, in order. */
export interface TokenizedTitle {
  readonly tokens: readonly Token[];
  /** Text after the last token. */
  readonly trailingSeparator: string;
}

const NUMBER = /\p{N}/u;
export const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text contains a digit, as in a count, a measurement or a model name: "V11", "60cm". */
export function hasNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** The indexes of the tokens that overlap any of these spans. */
export function tokenIndexesAt({ tokens }: TokenizedTitle, spans: readonly Span[]): Set<number> {
  return new Set(
    tokens.flatMap((token, index) => (spans.some((span) => overlaps(token, span)) ? [index] : [])),
  );
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
