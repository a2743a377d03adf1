import { downloadOrder } from './download-order.ts';

const all = ['a', 'b', 'c', 'd'];

describe('the order in which tools are cached', () => {
  it('starts with the page, then favorites, recently used tools and all others', () => {
    expect(
      downloadOrder({ all, current: 'd', favorites: ['c'], recent: ['d', 'b'], savesData: false }),
    ).toEqual(['d', 'c', 'b', 'a']);
  });

  it('is that of the catalogue for a first visit to the home page', () => {
    expect(downloadOrder({ all, current: undefined, favorites: [], recent: [], savesData: false })).toEqual(
      all,
    );
  });

  it('ignores unknown ids', () => {
    expect(
      downloadOrder({ all, current: undefined, favorites: ['gone'], recent: ['gone'], savesData: false }),
    ).toEqual(all);
  });

  it('contains only the tool of the page with Save-Data', () => {
    expect(downloadOrder({ all, current: 'b', favorites: ['c'], recent: ['d'], savesData: true })).toEqual([
      'b',
    ]);
    expect(downloadOrder({ all, current: undefined, favorites: ['c'], recent: [], savesData: true })).toEqual(
      [],
    );
  });
});
