/** The segmenter takes longer than proportionally over one long string. */
const SLICE = 200;

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a stretch of a script without spaces into words. It is fed in slices; the last word of a slice may be cut off
 * by its end, so the next slice begins with it again.
 */
export function visitUnspacedWords(stretch: string, callback: (word: string) => void): void {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (let from = 0; from < stretch.length;) {
    const to = sliceEnd(stretch, from);
    const isLast = to === stretch.length;
    let pending: string | undefined;
    let passed = from;
    for (const { segment } of segmenter.segment(stretch.slice(from, to))) {
      if (pending !== undefined) {
        callback(pending);
        passed += pending.length;
      }
      pending = segment;
    }
    if (pending !== undefined && (isLast || passed === from)) {
      callback(pending);
      passed += pending.length;
    }
    from = passed;
  }
}

function sliceEnd(stretch: string, from: number): number {
  const to = Math.min(stretch.length, from + SLICE);
  const isInsidePair = to < stretch.length && (stretch.charCodeAt(to) & 0xfc00) === 0xdc00;
  return isInsidePair ? to + 1 : to;
}
