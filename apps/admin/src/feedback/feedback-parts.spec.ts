import type { FeedbackBatch } from '@seller-toolbox/contracts/feedback';
import { operationsOf, partsOf, PART_ROWS, sumOf } from './feedback-parts.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe('partsOf', () => {
  it.each([
    [0, []],
    [1, [1]],
    [PART_ROWS, [PART_ROWS]],
    [PART_ROWS + 1, [PART_ROWS, 1]],
    [2 * PART_ROWS, [PART_ROWS, PART_ROWS]],
  ])('divides %s ids into parts of %j', (count, lengths) => {
    const parts = partsOf(ids(count));
    expect(parts.map(({ length }) => length)).toEqual(lengths);
    expect(parts.flat()).toEqual(ids(count));
    expect(sumOf(parts)).toBe(count);
  });
});

describe('operationsOf', () => {
  const batch = (id: string, operation_id: string | null, until: string): FeedbackBatch => ({
    id,
    action: 'delete',
    status: null,
    count: 2,
    operation_id,
    created_at: '',
    undo_until: until,
  });

  it('joins the parts of an action, and no others', () => {
    const all = [batch('c', 'x', '3'), batch('b', null, '2'), batch('a', 'x', '1')];
    const operations = operationsOf(all);
    expect(operations.map(({ id, count, undoUntil }) => [id, count, undoUntil])).toEqual([
      ['x', 4, '1'],
      ['b', 2, '2'],
    ]);
    expect(operations[0]?.batches.map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
