/** The segmenter's time grows more than linearly with the length of a string. */
const SLICE = 200;

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a stretch of a script without spaces into words, slice by slice. The end of a slice may cut its last word,
 * so the next slice starts with that word.
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
