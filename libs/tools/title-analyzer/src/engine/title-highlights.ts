import type { TitleRowCode } from '@seller-toolbox/reference-data/title-policies.data';
import type { TitleReading } from './read-title.ts';
import { toUtf16Offset } from '@seller-toolbox/listing-text/code-points';
import type { Span } from '@seller-toolbox/listing-text/words';
import { HIGHLIGHT_CODES, type HighlightCode, type TitleHighlight } from './title-analyzer.schema.ts';

interface MarkedSpan extends Span {
  readonly code: HighlightCode;
}

/**
 * Highlights of a title: the keyword and the findings of applied rows. Overlapping ranges are split, so that ranges are
 * disjoint and each lists every code that covers it. Offsets are relative to the trimmed title.
 */
export function titleHighlights(
  reading: TitleReading,
  appliedCodes: readonly TitleRowCode[],
  maxLength: number,
): TitleHighlight[] {
  const spansByCode: Record<Exclude<HighlightCode, 'keyword'>, readonly Span[]> = {
    'title-too-long': [{ start: toUtf16Offset(reading.text, maxLength), end: reading.text.length }],
    'subjective-words': reading.subjectiveWords,
    'excess-symbols': reading.symbols,
    'excess-punctuation': reading.punctuation,
    'excess-capitals': reading.capitalWords,
  };
  const marked = [
    ...mark('keyword', [...(reading.keyword ?? []), ...reading.keywordWords]),
    ...HIGHLIGHT_CODES.flatMap((code) =>
      code !== 'keyword' && appliedCodes.includes(code) ? mark(code, spansByCode[code]) : [],
    ),
  ];
  return splitIntoDisjoint(marked);
}

function mark(code: HighlightCode, spans: readonly Span[]): MarkedSpan[] {
  return spans.map(({ start, end }) => ({ start, end, code }));
}

/** Sweep line over the span edges: between two edges the set of codes is constant. */
function splitIntoDisjoint(marked: readonly MarkedSpan[]): TitleHighlight[] {
  const edges = marked
    .flatMap(({ start, end, code }) => [
      { at: start, code, opens: true },
      { at: end, code, opens: false },
    ])
    .sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens));
  const open = new Set<HighlightCode>();
  const highlights: TitleHighlight[] = [];
  let from = 0;
  for (const { at, code, opens } of edges) {
    if (at > from && open.size > 0) append(highlights, { start: from, end: at, codes: [...open].sort() });
    from = at;
    if (opens) open.add(code);
    else open.delete(code);
  }
  return highlights;
}

function append(highlights: TitleHighlight[], next: TitleHighlight): void {
  const last = highlights.at(-1);
  if (last?.end === next.start && last.codes.join() === next.codes.join()) last.end = next.end;
  else highlights.push(next);
}
