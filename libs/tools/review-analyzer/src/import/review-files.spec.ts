import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { readReviewFile } from './read-review-file.ts';
import { reviewsInText } from './review-blocks.ts';

function read(content: string | Uint8Array, name = 'file.csv') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readReviewFile({
    file: {
      name,
      size: bytes.length,
      slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
    },
  });
}

describe('a table of reviews', () => {
  it.each([
    [
      'Bewertung;Titel;Rezension;Datum\n4,0 von 5 Sternen;Gut;Hält lange.;3. März 2026\n',
      4,
      'Hält lange.',
      '2026-03-03',
    ],
    [
      '評価,レビュー,日付\n5つ星のうち2.0,すぐ壊れました。,2026年3月3日\n',
      2,
      'すぐ壊れました。',
      '2026-03-03',
    ],
    ['评分,评论内容,日期\n"4.0 颗星，最多 5 颗星",质量很好。,2026-03-03\n', 4, '质量很好。', '2026-03-03'],
    ['Rating\tReview\tDate\n4.0 out of 5 stars\tGood.\tMarch 3, 2026\n', 4, 'Good.', '2026-03-03'],
    ['Note;Avis;Date\n3,0 sur 5 étoiles;Trop petit.;3 mars 2026\n', 3, 'Trop petit.', '2026-03-03'],
  ])('is read: %j', async (content, rating, text, date) => {
    const { reading, rows } = await read(content);
    expect(reading.kind).toBe('reviews');
    expect(rows).toMatchObject([{ rating, text, date }]);
  });

  it('in a workbook is read', async () => {
    const { reading, rows } = await read(
      workbook([
        {
          name: 'Sheet',
          rows: [
            ['评分', '评论内容'],
            [5, '质量很好。'],
          ],
        },
      ]),
      'reviews.xlsx',
    );
    expect(reading.kind).toBe('reviews');
    expect(rows).toEqual([{ rating: 5, text: '质量很好。' }]);
  });

  it('keeps long texts, and counts cells that are no stars as missing', async () => {
    const long = 'Works well. '.repeat(200);
    const { reading, rows } = await read(`Rating,Review\n7,${long}\n`);
    expect(rows).toEqual([{ text: long.trim() }]);
    expect(reading.unreadable).toMatchObject([{ field: 'rating', count: 1, cell: '7' }]);
  });

  it('of ratings alone counts equal lines each', async () => {
    const { reading, rows } = await read('Rating,Date\n5,2026-11-01\n5,2026-11-01\n4,2026-11-01\n');
    expect(rows.map(({ rating }) => rating)).toEqual([5, 5, 4]);
    expect(reading.skipped).toEqual([]);
  });

  it('keeps a repeated text once', async () => {
    const { reading, rows } = await read('Rating,Review\n5,Good one.\n5,Good one.\n');
    expect(rows).toHaveLength(1);
    expect(reading.skipped).toMatchObject([{ reason: 'repeated-line', count: 1 }]);
  });

  it('with 0 stars counts them as missing and names them', async () => {
    const { reading, rows } = await read('Rating,Review\n0,Good one.\n0 out of 5 stars,Bad one.\n');
    expect(rows).toEqual([{ text: 'Good one.' }, { text: 'Bad one.' }]);
    expect(reading.unreadable).toMatchObject([{ field: 'rating', count: 2, cell: '0' }]);
  });

  it('that ends in the middle of a row skips that row', async () => {
    const { reading, rows } = await read('Rating,Review\n5,Good one.\n4,"Cut in the mid');
    expect(rows).toHaveLength(1);
    expect(reading.skipped).toMatchObject([{ reason: 'incomplete', count: 1 }]);
  });

  it('with 200 columns is read by its headers', async () => {
    const more = Array.from({ length: 198 }, (_, at) => `x${at}`);
    const { rows } = await read(`Rating,Review,${more.join(',')}\n5,Good.,${more.join(',')}\n`);
    expect(rows).toEqual([{ rating: 5, text: 'Good.' }]);
  });
});

describe('customer returns', () => {
  it('with equal lines but no plate are each counted', async () => {
    const line = '2026-11-02,A-1,1,DEFECTIVE';
    const { rows } = await read(`return-date,sku,quantity,reason\n${line}\n${line}\n`);
    expect(rows).toHaveLength(2);
    const plates = `return-date,sku,quantity,reason,license-plate-number\n${line},LPN1\n${line},LPN1\n${line},LPN2\n`;
    expect((await read(plates)).rows.map(({ licensePlate }) => licensePlate)).toEqual(['LPN1', 'LPN2']);
  });

  it.each([
    [
      'return-date\torder-id\tsku\tasin\tquantity\treason\tcustomer-comments\n2026-11-02T08:15:00+00:00\t1\tA-1\tB0MADEUP01\t2\tDEFECTIVE\tIt leaks.\n',
    ],
    ['Rückgabedatum;sku;Menge;Grund;Kundenkommentare\n02.11.2026;A-1;2;DEFECTIVE;It leaks.\n'],
    ['退货日期,sku,数量,退货原因,买家评论\n2026-11-02,A-1,2,DEFECTIVE,It leaks.\n'],
  ])('are read: %j', async (content) => {
    const { reading, rows } = await read(content, 'returns.txt');
    expect(reading).toMatchObject({ kind: 'customer-returns', date: '2026-11-02' });
    expect(rows).toMatchObject([{ sku: 'A-1', quantity: 2, reason: 'DEFECTIVE', text: 'It leaks.' }]);
  });
});

it.each([
  ['ASIN,SKU,Item name,NCX rate,NCX orders,Total orders,CX health\nB0MADEUP01,A-1,Mug,4.2%,21,500,Fair\n'],
  ['ASIN,SKU,商品名,NCX率,NCX注文数,総注文数,CX ヘルス\nB0MADEUP01,A-1,Mug,4.2%,21,500,Fair\n'],
  ['ASIN;SKU;Artikelname;NCX-Rate;NCX-Bestellungen;Bestellungen gesamt\nB0MADEUP01;A-1;Mug;4,2 %;21;500\n'],
])('customer experience is read: %j', async (content) => {
  const { reading, rows } = await read(content);
  expect(reading.kind).toBe('customer-experience');
  expect(rows).toMatchObject([{ sku: 'A-1', ncxRate: 4.2, ncxOrders: 21, totalOrders: 500 }]);
});

describe('reviewsInText', () => {
  it('reads reviews that were copied from a page, without names and buttons', () => {
    const text = `Jane D.
5.0 out of 5 stars Great bottle
Reviewed in the United States on March 3, 2026
Color: BlackVerified Purchase
Keeps cold all day.
12 people found this helpful
Helpful
Report
Max
2.0 out of 5 stars
Too small, and it leaks.`;
    expect(reviewsInText(text)).toEqual([
      {
        rating: '5.0 out of 5 stars',
        title: 'Great bottle',
        text: 'Keeps cold all day.',
        date: '2026-03-03',
        country: 'United States',
        variation: 'Color: Black',
        verified: 'yes',
      },
      { rating: '2.0 out of 5 stars', text: 'Too small, and it leaks.' },
    ]);
  });

  it.each([
    ['Works well for me.\nIt broke, sadly, after a week.', 2],
    ['Works well for me.\nI like it a lot.\n\nIt broke after a week.', 2],
    ['とても良いです。\nすぐ壊れました。', 2],
    ['order-id,buyer\n1,Ann\n2,Bob', 0],
    ['a\tb\n1\t2', 0],
    ['', 0],
  ])('finds in %j reviews: %d', (text, count) => {
    expect(reviewsInText(text)).toHaveLength(count);
  });
});

it.each([
  ['', 'file-empty'],
  [Uint8Array.from([0, 1, 2, 0, 0, 5, 0, 9]), 'file-not-text'],
])('a file of %j is rejected as %s', async (content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code });
});
