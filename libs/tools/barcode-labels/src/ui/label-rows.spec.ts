import { labelRows } from './label-rows.ts';

describe('rows of a spreadsheet', () => {
  it('give code, title, copies and condition; the type follows from the code', () => {
    const { labels } = labelRows(
      'FNSKU\tTitle\tCopies\nX001ABCDEF\tMug\t24\n036000291452\t\t\tUsed\n4006381333931\n15400141288763\nBOX-1\t杯子\t2\tNew\tcode-128',
      'New',
    );
    expect(labels).toEqual([
      { type: 'fnsku', value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 24 },
      { type: 'upc-a', value: '036000291452', title: '', condition: 'Used', copies: 1 },
      { type: 'ean-13', value: '4006381333931', title: '', condition: 'New', copies: 1 },
      { type: 'itf-14', value: '15400141288763', title: '', condition: 'New', copies: 1 },
      { type: 'code-128', value: 'BOX-1', title: '杯子', condition: 'New', copies: 2 },
    ]);
  });

  it('whose copies are no number are left out and named', () => {
    expect(labelRows('A\tx\tmany\nB\ty\t-1\nC\tz\t0\n\nD\tz\t1.5', '')).toMatchObject({
      labels: [{ value: 'C', copies: 0 }],
      skipped: [1, 2, 5],
    });
  });
});
