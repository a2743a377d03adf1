import { compactPhrase, compactText } from '@seller-toolbox/listing-text/compact-text';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import type { Span } from '@seller-toolbox/listing-text/words';

/** Finds a keyword as a whole phrase, however its words are joined; spans refer to the original text. */
export type FindPhrase = (keyword: string) => readonly Span[];

/**
 * Prepares a text for phrase search: case-insensitive occurrences between word boundaries, without overlap; "leak proof",
 * "leak-proof" and "leakproof" are one phrase. The boundaries take the longest, so they are computed on first use.
 */
export function phraseFinder(text: string): FindPhrase {
  const { compact, toOffset } = compactText(text);
  let cached: Boundaries | undefined;
  const boundaries = () => (cached ??= markBoundaries(text, { compact, toOffset }));
  return (keyword) => {
    const wanted = compactPhrase(keyword);
    const spans: Span[] = [];
    for (let start = wanted === '' ? -1 : compact.indexOf(wanted); start >= 0;) {
      const end = start + wanted.length;
      const isWhole = boundaries().starts[start] === 1 && boundaries().ends[end] === 1;
      if (isWhole) spans.push({ start: toOffset(start), end: toOffset(end - 1) + 1 });
      const next = isWhole ? end : boundaries().starts.indexOf(1, start + 1);
      if (next < 0) break;
      start = compact.indexOf(wanted, next);
    }
    return spans;
  };
}

/** 1 at every offset of the compact text where a word, space or symbol of the original one starts or ends. */
interface Boundaries {
  readonly starts: Uint8Array;
  readonly ends: Uint8Array;
}

function markBoundaries(text: string, { compact, toOffset }: ReturnType<typeof compactText>): Boundaries {
  const { boundaries } = segmentLongText(text, 'en');
  const starts = new Uint8Array(compact.length + 1);
  const ends = new Uint8Array(compact.length + 1);
  for (let at = 0; at < compact.length; at += 1) {
    const offset = toOffset(at);
    if (boundaries.has(offset)) starts[at] = 1;
    if (boundaries.has(offset + 1)) ends[at + 1] = 1;
  }
  return { starts, ends };
}
