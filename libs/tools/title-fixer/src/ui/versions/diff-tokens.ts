import { diffArrays } from 'diff';

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

/** The word diff of two titles, segmented by locale. */
export function diffTokens(before: string, after: string, locale: string): DiffToken[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const tokens: Omit<DiffToken, 'index'>[] = [];
  for (const { value, added, removed } of diffArrays(words(before), words(after))) {
    const text = value.join('');
    const last = tokens.at(-1);
    if (added && last?.type === 'removed') {
      tokens[tokens.length - 1] = { type: 'modified', before: last.before, after: text };
    } else if (added) tokens.push({ type: 'added', before: '', after: text });
    else if (removed) tokens.push({ type: 'removed', before: text, after: '' });
    else tokens.push({ type: 'unchanged', before: text, after: text });
  }
  return tokens.map((token, index) => ({ ...token, index }));
}
