import type { Span } from '@seller-toolbox/listing-text/words';

const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
/** Braces become round brackets, so that their content stays in brackets. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '{': '(', '}': ')', '¦': ', ' };

/**
 * Removes the characters at these ascending spans, or replaces them. A space is inserted where two letters or digits would
 * become adjacent ("USB_C", "5!!5").
 */
export function cleanCharacters(
  text: string,
  spans: readonly Span[],
  forbidden: ReadonlySet<string>,
): string {
  let cleaned = '';
  let at = 0;
  for (const { start, end } of mergeAdjacent(spans)) {
    cleaned += text.slice(at, start);
    const replacement = Array.from(text.slice(start, end), (char) => replacementOf(char, forbidden)).join('');
    const needsSpace = WORD_END.test(cleaned) && WORD_START.test(text.slice(end));
    cleaned += replacement === '' && needsSpace ? ' ' : replacement;
    at = end;
  }
  return cleaned + text.slice(at);
}

function replacementOf(char: string, forbidden: ReadonlySet<string>): string {
  const replacement = REPLACEMENTS[char] ?? '';
  return Array.from(replacement).some((other) => forbidden.has(other)) ? '' : replacement;
}

function mergeAdjacent(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last?.end === span.start) merged[merged.length - 1] = { start: last.start, end: span.end };
    else merged.push(span);
  }
  return merged;
}
