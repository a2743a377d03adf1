import { countSkipped, countUnreadable } from './index.ts';

describe('countSkipped', () => {
  it('counts lines by reason and lists the first five of each', () => {
    const lines = [2, 3, 4, 5, 6, 7];
    const skipped = [
      ...lines.map((line) => ({ line, reason: 'no-sku' })),
      ...lines.slice(1).map((line) => ({ line, reason: 'repeated-line' })),
    ];
    expect(countSkipped(skipped)).toEqual([
      { reason: 'no-sku', count: 6, lines: [2, 3, 4, 5, 6] },
      { reason: 'repeated-line', count: 5, lines: [3, 4, 5, 6, 7] },
    ]);
    expect(countSkipped([])).toEqual([]);
  });
});

describe('countUnreadable', () => {
  it('counts cells by field and keeps the first, cut at 60 characters', () => {
    const cells = [
      { line: 2, field: 'onHand', cell: 'x'.repeat(61) },
      { line: 3, field: 'onHand', cell: 'y' },
      { line: 3, field: 'inbound', cell: '?' },
    ];
    expect(countUnreadable(cells)).toEqual([
      { field: 'onHand', count: 2, cell: 'x'.repeat(60) },
      { field: 'inbound', count: 1, cell: '?' },
    ]);
  });
});
