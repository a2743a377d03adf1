import { segmentWords, type Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { markEnumerations } from './enumerations.ts';
import { UNSPACED_SCRIPT, type Token, type TokenizedTitle } from './tokens.ts';

// White space, brackets and punctuation that separates phrases, but no comma or colon inside a number.
const SEPARATOR =
  /(?:\s(?:[-–—:/]+(?=\s|$))?|[|;；，、｜・•—()[\]{}（）【】［］「」『』]|(?<!\p{N}),|,(?!\p{N})|[:：](?=\s|$))+/gu;

type TokenizerRules = Pick<TitleRules, 'segmenterLocale' | 'language'>;

/** All strategies start from the same parsed title, so it is tokenized once. */
const tokenizedTitles = new WeakMap<ParsedTitle, TokenizedTitle>();

/** Splits a title into tokens: each occurrence of the brand is one, and scripts without spaces are split into words. */
export function tokenizeTitle(
  parsedTitle: ParsedTitle,
  { segmenterLocale, language }: TokenizerRules,
): TokenizedTitle {
  const title = tokenizedTitles.get(parsedTitle) ?? tokenize(parsedTitle, segmenterLocale, language);
  tokenizedTitles.set(parsedTitle, title);
  return title;
}

function tokenize({ text, brandSpans }: ParsedTitle, locale: string, language: string): TokenizedTitle {
  const tokens: Token[] = [];
  let separator = '';
  let at = 0;
  for (const brand of [...brandSpans, undefined]) {
    const between = tokenizeSpan(text.slice(at, brand?.start), locale);
    for (const token of between.tokens) {
      tokens.push({
        ...token,
        separator: separator + token.separator,
        start: at + token.start,
        end: at + token.end,
        isBrand: false,
      });
      separator = '';
    }
    separator += between.trailingSeparator;
    if (brand) {
      const { start, end } = brand;
      tokens.push({ separator, text: text.slice(start, end), start, end, isBrand: true });
      separator = '';
      at = end;
    }
  }
  return { tokens: markEnumerations(tokens, language), trailingSeparator: separator };
}

type SpanToken = Omit<Token, 'isBrand' | 'enumeration'>;

function tokenizeSpan(segment: string, locale: string): { tokens: SpanToken[]; trailingSeparator: string } {
  const tokens: SpanToken[] = [];
  let at = 0;
  let separator = '';
  for (const { 0: found, index } of [...segment.matchAll(SEPARATOR), { 0: '', index: segment.length }]) {
    const text = segment.slice(at, index);
    for (const part of text === '' ? [] : splitWords(text, locale)) {
      tokens.push({
        separator,
        text: text.slice(part.start, part.end),
        start: at + part.start,
        end: at + part.end,
      });
      separator = '';
    }
    separator += found;
    at = index + found.length;
  }
  return { tokens, trailingSeparator: separator };
}

/** The whole text as one span, or one span per word of a script without spaces, including the punctuation after it. */
function splitWords(text: string, locale: string): Span[] {
  if (!UNSPACED_SCRIPT.test(text)) return [{ start: 0, end: text.length }];
  const starts = segmentWords(text, locale)
    .words.map(({ start }) => start)
    .slice(1);
  const edges = [0, ...starts, text.length];
  return edges.slice(1).map((end, index) => ({ start: edges[index] ?? 0, end }));
}
