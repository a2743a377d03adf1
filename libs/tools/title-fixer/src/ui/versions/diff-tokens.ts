/** A part of the diff of two texts. */
export interface DiffToken {
  /** `modified` has a different text on each side. */
  readonly type: 'added' | 'removed' | 'modified' | 'unchanged';
  /** Empty if added. */
  readonly before: string;
  /** Empty if removed. */
  readonly after: string;
  readonly index: number;
}

/** The word diff of two titles, segmented by locale. Why it is no library: docs/decisions/0029-word-diff-of-titles.md. */
export function diffTokens(before: string, after: string, locale = 'en'): DiffToken[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const tokens: { type: DiffToken['type']; before: string; after: string }[] = [];
  for (const { from, to } of alignWords(words(before), words(after))) {
    const isKept = from === to;
    const last = tokens.at(-1);
    if (last && (last.type === 'unchanged') === isKept) {
      last.before += from;
      last.after += to;
    } else tokens.push({ type: isKept ? 'unchanged' : 'modified', before: from, after: to });
  }
  return tokens.map((token, index) => ({
    ...token,
    type: token.before === '' ? 'added' : token.after === '' ? 'removed' : token.type,
    index,
  }));
}

interface Aligned {
  readonly from: string;
  readonly to: string;
}

/** The words of both sides along a longest common subsequence; a word of one side only is beside an empty text. */
function alignWords(before: readonly string[], after: readonly string[]): Aligned[] {
  const commonFrom = commonLengths(before, after);
  const aligned: Aligned[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const from = before[row] ?? '';
    const to = after[column] ?? '';
    const isKept = from === to;
    const isRemoved =
      to === '' || (from !== '' && commonFrom(row + 1, column) >= commonFrom(row, column + 1));
    aligned.push({ from: isKept || isRemoved ? from : '', to: isKept || !isRemoved ? to : '' });
    if (isKept || isRemoved) row += 1;
    if (isKept || !isRemoved) column += 1;
  }
  return aligned;
}

/** How many words what is left of both sides has in common. */
function commonLengths(
  before: readonly string[],
  after: readonly string[],
): (row: number, column: number) => number {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const commonFrom = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? commonFrom(row + 1, column + 1) + 1
          : Math.max(commonFrom(row + 1, column), commonFrom(row, column + 1));
  return commonFrom;
}
