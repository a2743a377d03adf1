import { diffArrays } from 'diff';

/** A part of a text that is in both versions, or in one. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Maximum of differing words; texts with more differences are replaced as a whole. */
const MAX_CHANGES = 2_000;

/**
 * What became of a text: the fewest words that were removed and added, in reading order. By whole words, so that none is
 * cut in two because another one has its first letter.
 */
export function textDifference(before: string, after: string): readonly DifferencePart[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_CHANGES });
  const wholes: DifferencePart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return (
    parts?.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })) ?? wholes
  );
}

/** Words and separators; characters in a browser without `Intl.Segmenter`. */
function wordsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}
