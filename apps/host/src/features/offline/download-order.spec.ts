import { downloadOrder } from './download-order.ts';

const all = ['a', 'b', 'c', 'd'];

describe('the order in which tools are kept', () => {
  it('begins with the page, then favorites, then what was used, then the rest', () => {
    expect(
      downloadOrder({ all, current: 'd', favorites: ['c'], recent: ['d', 'b'], savesData: false }),
    ).toEqual(['d', 'c', 'b', 'a']);
  });

  it('is that of the catalogue for a first visit to the home page', () => {
    expect(downloadOrder({ all, current: undefined, favorites: [], recent: [], savesData: false })).toEqual(
      all,
    );
  });

  it('names no tool that there is not', () => {
    expect(
      downloadOrder({ all, current: undefined, favorites: ['gone'], recent: ['gone'], savesData: false }),
    ).toEqual(all);
  });

  it('is the tool of the page alone for whoever saves data', () => {
    expect(downloadOrder({ all, current: 'b', favorites: ['c'], recent: ['d'], savesData: true })).toEqual([
      'b',
    ]);
    expect(downloadOrder({ all, current: undefined, favorites: ['c'], recent: [], savesData: true })).toEqual(
      [],
    );
  });
});
