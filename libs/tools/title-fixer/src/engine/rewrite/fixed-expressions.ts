import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { PREFIX_WORDS, SUFFIX_WORDS } from './affix-words.data.ts';
import { CONNECTORS } from './connectors.data.ts';
import { isOneOf, separatesPhrases, spaceSeparatesPhrases } from './phrase-boundary.ts';
import type { Token } from './tokens.ts';

/** A range of token indexes, both inclusive, that is kept or dropped as a whole. */
export interface FixedExpression {
  readonly from: number;
  readonly to: number;
  /** Present if the expression is a copy of a repeated name. */
  readonly name?: RepeatedName;
}

interface RepeatedName {
  /** Case-folded words, the same in each copy. */
  readonly text: string;
  /** The index of the token with the model number or letter. */
  readonly designator: number;
}

// A model number or letter: "15" in "iPhone 15", "C" in "Vitamin C".
const DESIGNATOR = /^(?:\p{N}+|\p{Script=Latin})$/u;

/**
 * Finds the fixed expressions of a title: "BPA free", "anti wrinkle", and repeated names with a designator. Without "iPhone",
 * the rest of "iPhone 15 Pro" has a different meaning or none.
 */
export function findFixedExpressions(tokens: readonly Token[], language: string): FixedExpression[] {
  if (spaceSeparatesPhrases(language)) return findSplitKatakana(tokens);
  const continues = (index: number) => continuesPhrase(tokens, index, language);
  return [
    ...tokens.flatMap((token, at) => [
      ...(isOneOf(PREFIX_WORDS, token, language) && continues(at + 1) ? [{ from: at, to: at + 1 }] : []),
      ...(isOneOf(SUFFIX_WORDS, token, language) && continues(at) ? [{ from: at - 1, to: at }] : []),
    ]),
    ...repeatedNames(tokens, language),
  ];
}

const ENDS_KATAKANA = /\p{Script=Katakana}$/u;
const SINGLE_KATAKANA = /^\p{Script=Katakana}$/u;

/** Katakana words that the segmenter has wrongly split before a single kana: "スマ" and "ホ". */
function findSplitKatakana(tokens: readonly Token[]): FixedExpression[] {
  return tokens.flatMap(({ text, separator }, at) => {
    const isSplit =
      separator === '' && SINGLE_KATAKANA.test(text) && ENDS_KATAKANA.test(tokens[at - 1]?.text ?? '');
    return isSplit ? [{ from: at - 1, to: at }] : [];
  });
}

/** Whether an expression is the first copy of a repeated name. */
export function isFirstCopy(expression: FixedExpression, expressions: readonly FixedExpression[]): boolean {
  return (
    expression.name !== undefined &&
    otherCopies(expression, expressions).every(({ from }) => from > expression.from)
  );
}

/** The other copies of the same repeated name; empty for other expressions. */
export function otherCopies(
  { from, name }: FixedExpression,
  expressions: readonly FixedExpression[],
): FixedExpression[] {
  return expressions.filter((other) => name && other.name?.text === name.text && other.from !== from);
}

/** Whether a token is a number or a single letter that designates the word before it. */
export function isDesignator(token: Token | undefined, language: string): boolean {
  return token !== undefined && DESIGNATOR.test(token.text) && !isOneOf(CONNECTORS, token, language);
}

/** Whether a token is in the same phrase as the one before it. */
function continuesPhrase(tokens: readonly Token[], index: number, language: string): boolean {
  const token = tokens[index];
  return index > 0 && token !== undefined && !separatesPhrases(token.separator, language);
}

/** The copies of names with a designator that occur more than once, as far as their words are equal. */
function repeatedNames(tokens: readonly Token[], language: string): FixedExpression[] {
  const indexesByDesignator = new Map<string, number[]>();
  return tokens.flatMap((token, later) => {
    if (!isDesignator(token, language)) return [];
    const number = foldCase(token.text);
    const earlier = indexesByDesignator.get(number) ?? [];
    indexesByDesignator.set(number, [...earlier.slice(1 - MAX_EARLIER_OCCURRENCES), later]);
    return (
      earlier.map((span) => commonName(tokens, [span, later], language)).find((name) => name.length > 0) ?? []
    );
  });
}

/** Limits the comparison of each designator with its earlier occurrences. */
const MAX_EARLIER_OCCURRENCES = 5;

/** The two copies of the name around a designator; empty if the words beside it differ. */
function commonName(
  tokens: readonly Token[],
  spans: readonly [number, number],
  language: string,
): FixedExpression[] {
  const before = countCommonTokens(tokens, spans, -1, language);
  const after = countCommonTokens(tokens, spans, 1, language);
  if (before + after === 0) return [];
  const [first] = spans;
  const words = tokens.slice(first - before, first + after + 1);
  const text = words.map((token) => foldCase(token.text)).join(' ');
  return spans.map((at) => ({ from: at - before, to: at + after, name: { text, designator: at } }));
}

/** Names rarely have more words than this on either side of the designator. */
const MAX_TOKENS_PER_SIDE = 5;

/** How many equal words follow both positions in one direction within their phrases. */
function countCommonTokens(
  tokens: readonly Token[],
  [earlier, later]: readonly [number, number],
  direction: 1 | -1,
  language: string,
): number {
  let steps = 0;
  while (steps < MAX_TOKENS_PER_SIDE) {
    const [one, other] = [earlier, later].map((at) => at + direction * (steps + 1)) as [number, number];
    const separatorOf = (at: number) => (direction === 1 ? at : at + 1);
    const isSamePhrase = [one, other].every((at) => continuesPhrase(tokens, separatorOf(at), language));
    if (!isSamePhrase || one >= later || !isSame(tokens, one, other)) return steps;
    if (isOneOf(CONNECTORS, tokens[one], language)) return steps;
    steps += 1;
  }
  return steps;
}

function isSame(tokens: readonly Token[], one: number, other: number): boolean {
  const [first, second] = [tokens[one], tokens[other]];
  return first !== undefined && second !== undefined && foldCase(first.text) === foldCase(second.text);
}
