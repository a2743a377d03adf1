import { codePointLength } from './code-points.ts';

/** ASCII: no character combines with the one before it. */
const PLAIN = /^[\x20-\x7e]*$/;

let graphemes: Intl.Segmenter | undefined;

/** The start of a title that a phone shows: at most `visible` code points, never a part of a grapheme. */
export function mobilePreview(title: string, visible: number): { visible: string; isCut: boolean } {
  const isPlain = PLAIN.test(title.slice(0, visible + 1));
  const end = isPlain ? Math.min(visible, title.length) : endOfWhole(title, visible);
  return { visible: title.slice(0, end), isCut: end < title.length };
}

function endOfWhole(title: string, visible: number): number {
  // Created on first use, because creating it takes longer than reading a title.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  let passed = 0;
  for (const { segment, index } of graphemes.segment(title)) {
    passed += codePointLength(segment);
    if (passed > visible) break;
    end = index + segment.length;
  }
  return end;
}
