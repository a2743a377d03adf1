import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ParsedTitle } from '../check/parse-title.ts';
import { overlaps } from './tokens.ts';

/** The spans of the words that a version removes, by reason. */
export interface Removals {
  readonly repeated: readonly Span[];
  readonly forbidden: readonly Span[];
  readonly forms: readonly Span[];
  readonly promotional: readonly Span[];
}

/** Reports the removed words, one finding for each reason. */
export function toRemovalFindings(
  parsedTitle: ParsedTitle,
  { repeated, forbidden, forms, promotional }: Removals,
): Finding[] {
  const change = (code: string, spans: readonly Span[]) =>
    spans.length === 0 ? [] : [finding(code, 'info', { words: uniqueTexts(parsedTitle, spans) })];
  return [
    ...change('removed-repeats', repeated),
    ...change('removed-forbidden-words', forbidden),
    ...change(
      'removed-forms',
      forms.filter((span) => !repeated.some((other) => overlaps(span, other))),
    ),
    ...change('removed-praise', promotional),
  ];
}

/** The texts of spans, each once. */
export function uniqueTexts({ text }: ParsedTitle, spans: readonly Span[]): string[] {
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end)))];
}
