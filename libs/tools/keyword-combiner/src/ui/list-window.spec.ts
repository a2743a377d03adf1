import fc from 'fast-check';
import { contentHeight, listWindow, scrollToRow } from './list-window.ts';

const view = { total: 100, rowHeight: 40, viewHeight: 400 };
const million = { ...view, total: 1_000_000 };

describe('listWindow and scrollToRow', () => {
  it('begins with the first row', () => {
    expect(listWindow(view, 0)).toEqual({ first: 0, count: 19, top: 0 });
  });

  it('has the visible rows and some overscan', () => {
    expect(listWindow(view, 1000)).toEqual({ first: 21, count: 19, top: 840 });
  });

  it('ends with the last row', () => {
    const { first, count } = listWindow(view, contentHeight(view) - view.viewHeight);
    expect(first + count).toBe(100);
  });

  it('reaches the last of a million rows within the maximum element height', () => {
    const bottom = contentHeight(million) - million.viewHeight;
    const { first, count, top } = listWindow(million, bottom);
    expect(contentHeight(million)).toBeLessThan(17_000_000);
    expect(first + count).toBe(1_000_000);
    expect(top + count * million.rowHeight).toBeCloseTo(contentHeight(million), 3);
  });

  it('is empty for an empty list', () => {
    expect(listWindow({ ...view, total: 0 }, 0)).toEqual({ first: 0, count: 0, top: 0 });
  });

  it('shows any row completely after scrolling to it', () => {
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

  it('does not scroll for a visible row', () => {
    expect(scrollToRow(view, 12, 400)).toBe(400);
  });
});
