import type { TitleViolation } from '../title-fixer.schema.ts';
import { mergeHighlights } from './highlights.ts';

const violation = (
  code: string,
  severity: TitleViolation['severity'],
  ...spans: [number, number][]
): TitleViolation => ({
  type: 'special_chars',
  severity,
  positions: spans.map(([start, end]) => ({ start, end })),
  finding: { code, severity },
});

describe('mergeHighlights', () => {
  it('merges overlapping spans with both codes and the higher severity', () => {
    expect(mergeHighlights([violation('a', 'warning', [0, 5]), violation('b', 'error', [4, 8])])).toEqual([
      { start: 0, end: 8, severity: 'error', codes: ['a', 'b'] },
    ]);
  });

  it('keeps adjacent spans separate', () => {
    expect(mergeHighlights([violation('a', 'error', [0, 4], [4, 8])])).toHaveLength(2);
  });

  it('adds the code of a nested span once', () => {
    expect(
      mergeHighlights([violation('a', 'error', [2, 3], [5, 6]), violation('b', 'warning', [0, 9])]),
    ).toEqual([{ start: 0, end: 9, severity: 'error', codes: ['b', 'a'] }]);
  });

  it('sorts spans in ascending order', () => {
    const highlights = mergeHighlights([violation('a', 'error', [7, 8]), violation('b', 'error', [1, 2])]);
    expect(highlights.map(({ start }) => start)).toEqual([1, 7]);
  });
});
