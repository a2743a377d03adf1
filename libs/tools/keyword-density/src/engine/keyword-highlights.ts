import type { Span } from '@seller-toolbox/listing-text/words';

/** More marks than this in one text help nobody and slow the page down. */
export const MAX_HIGHLIGHTS = 1000;

/** Spans in order, those that touch or overlap joined into one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
