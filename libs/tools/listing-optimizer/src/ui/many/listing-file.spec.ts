import { readTable } from '@seller-toolbox/file-import/table-file';
import { correctedRows } from './corrected-rows.ts';
import { readListings, type ReadListings } from './listing-file.ts';

function read(text: string): ReadListings {
  const table = readTable(text, {
    mostRows: 100,
    isKnown: (header) => /sku|name|bullet|keyword/i.test(header),
  });
  const listings = table && readListings(table);
  if (!listings || listings === 'no-columns') throw new Error('no listings');
  return listings;
}

const LABELS =
  'Seller SKU\tProduct Name\tProduct Description\tKey Product Features\tKey Product Features\tSearch Terms';
const NAMES = 'item_sku\titem_name\tproduct_description\tbullet_point1\tbullet_point2\tgeneric_keywords';
const ROW = 'A-1\tLunch Bag\tA bag.\t• One\tTwo\ttote, tote';

describe('Category Listings Report', () => {
  it.each([
    ['with labels above the names', ['TemplateType=home\tVersion=2025', LABELS, NAMES, ROW]],
    ['with names only', [NAMES, ROW]],
    ['with labels only', [LABELS, ROW]],
    [
      'with attribute paths',
      [
        LABELS,
        'contribution_sku#1.value\titem_name[marketplace_id=A][language_tag=en_US]#1.value\tproduct_description[marketplace_id=A]#1.value\tbullet_point[marketplace_id=A]#1.value\tbullet_point[marketplace_id=A]#2.value\tgeneric_keyword[marketplace_id=A]#1.value',
        ROW,
      ],
    ],
  ])('is read %s', (_name, lines) => {
    const { listings, hasMore } = read(lines.join('\n'));
    expect(listings).toHaveLength(1);
    expect(listings[0]).toMatchObject({
      sku: 'A-1',
      title: 'Lunch Bag',
      bullets: ['• One', 'Two', '', '', ''],
      description: 'A bag.',
      searchTerms: 'tote, tote',
    });
    expect(hasMore).toBe(false);
  });

  it('without a text of listings is rejected', () => {
    expect(
      readListings({
        headers: ['sku', 'price'],
        rows: [{ line: 2, cells: ['a', '1'] }],
        delimiter: ',',
        unread: false,
      }),
    ).toBe('no-columns');
  });

  it('comes out with SKU and changed columns by their names, and only changed rows', () => {
    const { listings, columns } = read([LABELS, NAMES, ROW, ROW.replace('A-1', 'A-2')].join('\n'));
    const [first, second] = listings;
    if (!first || !second) throw new Error('no listings');
    const corrected = { ...first, bullets: ['One', 'Two', '', '', ''], searchTerms: 'tote' };
    expect(
      correctedRows(
        [
          { listing: first, corrected, isStillAtRisk: false },
          { listing: second, corrected: second, isStillAtRisk: false },
        ],
        columns,
      ),
    ).toEqual([
      ['item_sku', 'bullet_point1', 'generic_keywords'],
      ['A-1', 'One', 'tote'],
    ]);
    expect(correctedRows([{ listing: second, corrected: second, isStillAtRisk: false }], columns)).toBeNull();
    expect(correctedRows([{ listing: first, corrected, isStillAtRisk: true }], columns)).toBeNull();
  });
});
