import { codePointLength } from '@seller-toolbox/listing-text/code-points';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a title that a phone shows: at most `visible` code points, never half of what looks like one character. */
export function mobilePreview(title: string, visible: number): { visible: string; isCut: boolean } {
  let end = 0;
  let passed = 0;
  for (const { segment, index } of graphemes.segment(title)) {
    passed += codePointLength(segment);
    if (passed > visible) break;
    end = index + segment.length;
  }
  return { visible: title.slice(0, end), isCut: end < title.length };
}
