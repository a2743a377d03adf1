import type { TitleViolation } from '../title-fixer.schema.ts';
import { cutHighlights } from './highlights.ts';

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

describe('cutHighlights', () => {
  it('cuts overlapping spans: each part has the codes that cover it and their highest severity', () => {
    expect(cutHighlights([violation('a', 'warning', [0, 5]), violation('b', 'error', [4, 8])])).toEqual([
      { start: 0, end: 4, severity: 'warning', codes: ['a'] },
      { start: 4, end: 5, severity: 'error', codes: ['a', 'b'] },
      { start: 5, end: 8, severity: 'error', codes: ['b'] },
    ]);
  });

  it('keeps adjacent spans separate', () => {
    expect(cutHighlights([violation('a', 'error', [0, 4], [4, 8])])).toHaveLength(2);
  });

  it('keeps a span inside another visible', () => {
    expect(cutHighlights([violation('a', 'error', [2, 3]), violation('b', 'warning', [0, 9])])).toEqual([
      { start: 0, end: 2, severity: 'warning', codes: ['b'] },
      { start: 2, end: 3, severity: 'error', codes: ['a', 'b'] },
      { start: 3, end: 9, severity: 'warning', codes: ['b'] },
    ]);
  });

  it('leaves gaps between spans unmarked', () => {
    const highlights = cutHighlights([violation('a', 'error', [7, 8]), violation('b', 'error', [1, 2])]);
    expect(highlights.map(({ start, end }) => [start, end])).toEqual([
      [1, 2],
      [7, 8],
    ]);
  });
});
