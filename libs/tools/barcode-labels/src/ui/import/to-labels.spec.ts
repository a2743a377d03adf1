import { readLabelText } from './read-labels.ts';
import { toLabels } from './to-labels.ts';

function pasted(text: string) {
  const read = readLabelText(text);
  if (read.kind === 'refused') throw new Error(read.code);
  const { skipped, ...rest } = toLabels(read.table, 'New');
  return { ...rest, skipped: Object.fromEntries(skipped) };
}

describe('rows of a spreadsheet', () => {
  it('give code, title, copies and condition; the type follows from the code', () => {
    const { labels } = pasted(
      'FNSKU\tTitle\tCopies\tCondition\tType\nX001ABCDEF\tMug\t24\n036000291452\t\t\tUsed\n4006381333931\n15400141288763\nBOX-1\t杯子\t2\tNew\tcode-128\n36000291452',
    );
    expect(labels).toEqual([
      { type: 'fnsku', value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 24 },
      { type: 'upc-a', value: '036000291452', title: '', condition: 'Used', copies: 1 },
      { type: 'ean-13', value: '4006381333931', title: '', condition: 'New', copies: 1 },
      { type: 'itf-14', value: '15400141288763', title: '', condition: 'New', copies: 1 },
      { type: 'code-128', value: 'BOX-1', title: '杯子', condition: 'New', copies: 2 },
      { type: 'upc-a', value: '36000291452', title: '', condition: 'New', copies: 1 },
    ]);
  });

  it.each([
    'X001ABCDEF\tMug, blue\t5',
    'X001ABCDEF,"Mug, blue",5',
    'X001ABCDEF;Mug, blue;5',
    'X001ABCDEF\tMug, blue\t5\n',
    'X001ABCDEF,"Mug, blue",5\r\n\r\n',
  ])('need no names of columns, nor a second row: %j', (text) => {
    expect(pasted(text)).toEqual({
      labels: [{ type: 'fnsku', value: 'X001ABCDEF', title: 'Mug, blue', condition: 'New', copies: 5 }],
      read: 1,
      skipped: {},
      headers: null,
    });
  });

  it('may have no names of columns: the first of them is a label too', () => {
    const { labels, headers, read } = pasted('X001ABCDEF,杯子,5\nX004MM14RB,UPC,7');
    expect(labels.map(({ value, title, copies }) => [value, title, copies])).toEqual([
      ['X001ABCDEF', '杯子', 5],
      ['X004MM14RB', 'UPC', 7],
    ]);
    expect({ headers, read }).toEqual({ headers: null, read: 2 });
  });

  it('may come in any order with their names, below lines about the file, in other languages', () => {
    const { labels } = pasted(
      'Sendung FBA123\n\nMenge;Titel;Strichcode\n1.200;Becher;4006381333931\n3;Tasse;X001ABCDEF',
    );
    expect(labels).toMatchObject([
      { value: '4006381333931', title: 'Becher', copies: 1200 },
      { value: 'X001ABCDEF', title: 'Tasse', copies: 3 },
    ]);
  });

  it('of the file of an inventory are taken by the printed code, not by the seller’s number', () => {
    const { labels, headers } = pasted(
      'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\nA-1\tX001ABCDEF\tB0ABCDEFGH\tMug\tNew\t9.99',
    );
    expect(labels).toMatchObject([{ value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 1 }]);
    expect(headers?.get('value')).toBe('fnsku');
  });

  it('are left out and named where copies are no number, the code is missing or was rounded', () => {
    expect(
      pasted(
        'code,title,copies\nA1,x,many\nB1,y,-1\nC1,z,0\n,q,4\n3.6E+10,r,1\n"3,6E+10",r,1\nD1,z,1.5\nE1,z,5001',
      ),
    ).toMatchObject({
      labels: [{ value: 'C1', copies: 0 }],
      read: 8,
      skipped: { 'copies-unreadable': [2, 3, 8, 9], 'no-code': [5], 'rounded-code': [6, 7] },
    });
  });

  it('beyond five hundred are left out and named', () => {
    const { labels, skipped } = pasted(
      ['code', ...Array.from({ length: 502 }, (_, at) => `BOX-${at}`)].join('\n'),
    );
    expect(labels).toHaveLength(500);
    expect(skipped).toEqual({ 'too-many': [502, 503] });
  });

  it('may begin with a column that has no name', () => {
    expect(pasted('\tfnsku\tqty\n1\tX001ABCDEF\t3').labels).toMatchObject([
      { value: 'X001ABCDEF', copies: 3 },
    ]);
  });

  it('may have one column, with its name or without', () => {
    expect(pasted('UPC\n036000291452\n4006381333931').labels.map(({ type }) => type)).toEqual([
      'upc-a',
      'ean-13',
    ]);
    expect(pasted('036000291452\n4006381333931').labels.map(({ type }) => type)).toEqual(['upc-a', 'ean-13']);
  });

  it('that name no column of codes give no label', () => {
    const { labels, headers } = pasted('title,copies\nMug,5');
    expect(labels).toEqual([]);
    expect(headers?.has('value')).toBe(false);
  });
});
