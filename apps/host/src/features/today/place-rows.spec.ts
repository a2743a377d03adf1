import { placeRows, type ToolRow } from './use-today.ts';

const row = (kind: ToolRow['kind'], rank: number): ToolRow => ({
  toolId: 'a-tool',
  kind,
  rank,
  label: { code: `${kind}-${rank}` },
  figure: { code: 'figure' },
  note: { code: 'note' },
});
const codes = (rows: readonly (ToolRow | undefined)[]) => rows.map((placed) => placed?.label.code);

describe('placeRows', () => {
  it('places the best row of each kind in the order of the page, the nearest day first', () => {
    const rows = [row('rule', 4), row('event', 9), row('event', 3), row('deadline', 2)];
    expect(codes(placeRows(rows, false))).toEqual(['deadline-2', 'event-3', undefined, 'rule-4']);
  });

  it('fills a place without a row when no more rows come', () => {
    const rows = [row('rule', 4), row('event', 9), row('event', 3), row('deadline', 2)];
    expect(codes(placeRows(rows, true))).toEqual(['deadline-2', 'event-3', 'event-9', 'rule-4']);
  });
});
