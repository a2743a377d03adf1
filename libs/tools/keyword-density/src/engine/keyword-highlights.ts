import type { Span } from '@seller-toolbox/listing-text/words';

/** More marks would slow the page down. */
export const MAX_HIGHLIGHTS = 1000;

/** Sorts spans and merges those that touch or overlap. */
export function mergeSpans(spans: Iterable<Span>): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
