import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import {
  CONJUNCTIONS,
  CONNECTORS,
  NESTED_CONNECTORS,
  COMPOUND_PREPOSITIONS,
  SINGLE_WORD_CONNECTORS,
} from './connectors.data.ts';
import { isComma, isPhraseSeparator, mergeSeparators } from './separators.ts';
import { isSamePhrase, isHeadInitial, isOneOf, separatesPhrases } from './phrase-boundary.ts';
import { hasNumber, UNSPACED_SCRIPT, type TokenizedTitle, type Token } from './tokens.ts';

/** The index of the first brand token, which every version keeps; -1 if there is none. */
export function brandIndex({ tokens }: TokenizedTitle): number {
  return tokens.findIndex(({ isBrand }) => isBrand);
}

/**
 * Removes the tokens that match `isDropped` and the connectors that would dangle: "for" at the end of a phrase, "and" at its
 * start. The first brand always stays.
 */
export function dropTokens(
  title: TokenizedTitle,
  isDropped: (token: Token, index: number) => boolean,
  language: string,
): TokenizedTitle {
  const brand = brandIndex(title);
  const dropped = title.tokens.map((token, index) => index !== brand && isDropped(token, index));
  if (!dropped.includes(true)) return title;
  markDanglingConnectors(title, dropped, language);
  markKanaFragments(title, dropped);
  return withoutDropped(title, dropped, language);
}

/** Removes the connectors at the end of a title. */
export function dropTrailingConnectors(title: TokenizedTitle, language: string): TokenizedTitle {
  let remaining = title;
  for (
    let last = remaining.tokens.at(-1);
    last && isConnector(last, language);
    last = remaining.tokens.at(-1)
  ) {
    const dropped = remaining.tokens.map((token) => token === last);
    remaining = withoutDropped(remaining, dropped, language);
  }
  return remaining;
}

function markDanglingConnectors({ tokens }: TokenizedTitle, dropped: boolean[], language: string): void {
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!token || dropped[index] || !isConnector(token, language)) continue;
    const end = danglingRangeEnd(tokens, dropped, index, language);
    for (let at = index; at <= end; at += 1) dropped[at] = true;
  }
  for (const [index, token] of tokens.entries()) {
    if (dropped[index] || !isOneOf(CONJUNCTIONS, token, language)) continue;
    if (dropped[index - 1] && hasNothingToJoin(tokens, dropped, index, language)) dropped[index] = true;
  }
}

const SINGLE_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Drops a single kana whose adjacent words are dropped: the segmenter has cut it off a word ("スマ", "ホ", "ケース"). */
function markKanaFragments({ tokens }: TokenizedTitle, dropped: boolean[]): void {
  for (const [index, token] of tokens.entries()) {
    if (dropped[index] || token.isBrand || !SINGLE_KANA.test(token.text)) continue;
    const before = token.separator === '' && index > 0 ? dropped[index - 1] : undefined;
    const after = tokens[index + 1]?.separator === '' ? dropped[index + 1] : undefined;
    const adjacent = [before, after].filter((isNeighborDropped) => isNeighborDropped !== undefined);
    if (adjacent.length > 0 && adjacent.every(Boolean)) dropped[index] = true;
  }
}

/** Modifiers between a connector and the head of its complement: "for large, adult dogs". */
const MAX_MODIFIERS = 1;

/**
 * The index of the last token to drop with a connector whose complement has head its head ("for Large" of "for Large Dogs");
 * the index before the connector if it keeps a complement.
 */
function danglingRangeEnd(
  tokens: readonly Token[],
  dropped: readonly boolean[],
  connector: number,
  language: string,
): number {
  for (let at = connector; at <= connector + MAX_MODIFIERS; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || !next || !isSamePhrase(next, token, language)) break;
    // A dropped article belongs to the complement, any other connector ends it.
    if (isConnector(next, language) && (at > connector || !dropped[at + 1])) break;
    const head = at + 1;
    if (dropped[head])
      return losesComplement(tokens, dropped, { connector, head }, language) ? at : connector - 1;
    if (next.isBrand) break;
  }
  return connector - 1;
}

// A size with a unit symbol is no complement of a connector.
const MEASURE = /^\p{N}[\p{N}.,]*["”″'’′%]/u;

// "60cm", "1,5 L": a number with a unit of measurement.
const AMOUNT = /^\p{N}[\p{N}.,]*\p{L}{1,2}$/u;

/** Whether a token can be a model name ("V11" in "para Dyson V11"): it needs the connector, or the product would be V11. */
function isModelName({ text, isBrand }: Token, after: Token | undefined): boolean {
  const isAmount = AMOUNT.test(text) || (after?.separator === ' ' && AMOUNT.test(text + after.text));
  return isBrand || (hasNumber(text) && !isAmount);
}

/** Whether a connector has no complement left after the token at `head` is dropped. */
function losesComplement(
  tokens: readonly Token[],
  dropped: readonly boolean[],
  { connector, head }: { readonly connector: number; readonly head: number },
  language: string,
): boolean {
  const next = nextKeptToken(tokens, dropped, head, language);
  if (next === undefined || MEASURE.test(next.text)) return true;
  if ([CONJUNCTIONS, NESTED_CONNECTORS].some((list) => isOneOf(list, next, language))) return false;
  if (isConnector(next, language)) return true;
  // In "pour chien solide" or "to USB-C Cable", without "chien" or "USB-C" the rest is no complement.
  if (head !== connector + 1) return false;
  if (isOneOf(SINGLE_WORD_CONNECTORS, tokens[connector], language)) return true;
  return isHeadInitial(language) && !isModelName(next, tokens[tokens.indexOf(next) + 1]);
}

/** The next token of the same phrase that is not dropped. */
function nextKeptToken(
  tokens: readonly Token[],
  dropped: readonly boolean[],
  index: number,
  language: string,
): Token | undefined {
  for (let next = index + 1; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (!token || separatesPhrases(token.separator, language)) return undefined;
    if (!dropped[next]) return token;
  }
  return undefined;
}

/** Whether a conjunction has no member before it: it starts its phrase or follows another connector. */
function hasNothingToJoin(
  tokens: readonly Token[],
  dropped: readonly boolean[],
  index: number,
  language: string,
): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token && at < index && !dropped[at]) return isConnector(token, language);
    if (isPhraseSeparator(token?.separator ?? '')) return true;
  }
  return true;
}

function withoutDropped(
  { tokens, trailingSeparator }: TokenizedTitle,
  dropped: readonly boolean[],
  language: string,
): TokenizedTitle {
  const kept: Token[] = [];
  let pending: string | undefined;
  for (const [index, token] of tokens.entries()) {
    if (dropped[index])
      pending = pending === undefined ? token.separator : mergeSeparators(pending, token.separator);
    else {
      const separator =
        pending === undefined ? token.separator : separatorAfterDrop(pending, token, kept, language);
      kept.push({
        ...token,
        separator: separator === '' && wouldMerge(kept.at(-1), token) ? ' ' : separator,
      });
      pending = undefined;
    }
  }
  return {
    tokens: kept,
    trailingSeparator:
      pending === undefined ? trailingSeparator : mergeSeparators(pending, trailingSeparator),
  };
}

/** Whether two words would become one without the token between them: "Dog激安Bed" without 激安. */
function wouldMerge(before: Token | undefined, token: Token): boolean {
  const [last = '', next = ''] = [before?.text.at(-1), token.text.at(0)];
  return last !== '' && !UNSPACED_SCRIPT.test(last + next);
}

/**
 * The separator of a token after dropped ones. A connector joins the preceding phrase without a comma, unless that phrase has
 * the same connector ("for Hair, for Skin").
 */
function separatorAfterDrop(pending: string, token: Token, kept: readonly Token[], language: string): string {
  const separator = mergeSeparators(pending, token.separator);
  const isAdjunct = isConnector(token, language) && !isOneOf(COMPOUND_PREPOSITIONS, token, language);
  return isComma(separator) && isAdjunct && !lastPhraseHas(kept, token.text) ? ' ' : separator;
}

function lastPhraseHas(kept: readonly Token[], text: string): boolean {
  const start = kept.findLastIndex(({ separator }) => isPhraseSeparator(separator));
  return kept.slice(Math.max(0, start)).some((token) => foldCase(token.text) === foldCase(text));
}

/** Whether a token is a connector: "for", "and", "&". */
export function isConnector({ text, isBrand }: Token, language: string): boolean {
  return !isBrand && (CONNECTORS[language] ?? []).includes(foldCase(text));
}
