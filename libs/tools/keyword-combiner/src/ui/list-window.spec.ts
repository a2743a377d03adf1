import fc from 'fast-check';
import { contentHeight, listWindow, scrollToRow } from './list-window.ts';

const view = { total: 100, rowHeight: 40, viewHeight: 400 };
const million = { ...view, total: 1_000_000 };

describe('the window of a list', () => {
  it('begins with the first row', () => {
    expect(listWindow(view, 0)).toEqual({ first: 0, count: 19, top: 0 });
  });

  it('holds the rows that are seen and a few beyond', () => {
    expect(listWindow(view, 1000)).toEqual({ first: 21, count: 19, top: 840 });
  });

  it('ends with the last row', () => {
    const { first, count } = listWindow(view, contentHeight(view) - view.viewHeight);
    expect(first + count).toBe(100);
  });

  it('of a million rows reaches the last one within the height that browsers draw', () => {
    const bottom = contentHeight(million) - million.viewHeight;
    const { first, count, top } = listWindow(million, bottom);
    expect(contentHeight(million)).toBeLessThan(17_000_000);
    expect(first + count).toBe(1_000_000);
    expect(top + count * million.rowHeight).toBeCloseTo(contentHeight(million), 3);
  });

  it('of an empty list is empty', () => {
    expect(listWindow({ ...view, total: 0 }, 0)).toEqual({ first: 0, count: 0, top: 0 });
  });

  it('shows any row whole once it is scrolled to', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(9_999_600), (row, scrollTop) => {
        const at = scrollToRow(million, row, scrollTop);
        const { first, top } = listWindow(million, at);
        const rowTop = top + (row - first) * million.rowHeight;
        expect(rowTop).toBeGreaterThanOrEqual(at - 0.01);
        expect(rowTop + million.rowHeight).toBeLessThanOrEqual(at + million.viewHeight + 0.01);
      }),
    );
  });

  it('does not move for a row that is seen', () => {
    expect(scrollToRow(view, 12, 400)).toBe(400);
  });
});
