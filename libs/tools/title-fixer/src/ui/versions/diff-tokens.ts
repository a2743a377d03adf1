import { diffArrays } from 'diff';

/** A stretch of two texts side by side. */
export interface DiffToken {
  /** `modified` stands in both texts, each with a text of its own. */
  readonly type: 'added' | 'removed' | 'modified' | 'unchanged';
  /** Empty where it was added. */
  readonly before: string;
  /** Empty where it was removed. */
  readonly after: string;
  readonly index: number;
}

/** What one title changes of another, word by word in the words of a language. */
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
