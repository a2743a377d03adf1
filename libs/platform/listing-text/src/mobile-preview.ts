import { codePointLength } from './code-points.ts';

/** Nothing in it combines with what stands before. */
const PLAIN = /^[\x20-\x7e]*$/;

let graphemes: Intl.Segmenter | undefined;

/** The beginning of a title that a phone shows: at most `visible` code points, never half of what looks like one character. */
export function mobilePreview(title: string, visible: number): { visible: string; isCut: boolean } {
  const isPlain = PLAIN.test(title.slice(0, visible + 1));
  const end = isPlain ? Math.min(visible, title.length) : endOfWhole(title, visible);
  return { visible: title.slice(0, end), isCut: end < title.length };
}

function endOfWhole(title: string, visible: number): number {
  // Made when it is first needed: that takes longer than reading a title.
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
