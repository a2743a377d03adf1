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
    const untouched = { listing: second, corrected: second };
    expect(correctedRows([{ listing: first, corrected }, untouched], columns)).toEqual([
      ['item_sku', 'update_delete', 'bullet_point1', 'generic_keywords'],
      ['A-1', 'PartialUpdate', 'One', 'tote'],
    ]);
    expect(correctedRows([untouched], columns)).toBeNull();
  });

  // The cells that were not corrected had the old text, or emptied a bullet point of the shop.
  it('fills only corrected cells, which a partial update leaves the others by', () => {
    const { listings, columns } = read([NAMES, ROW, ROW.replace('A-1', 'A-2')].join('\n'));
    const [first, second] = listings;
    if (!first || !second) throw new Error('no listings');
    expect(
      correctedRows(
        [
          { listing: first, corrected: { ...first, bullets: ['One', 'Two', '', '', ''] } },
          { listing: second, corrected: { ...second, searchTerms: 'tote' } },
        ],
        columns,
      ),
    ).toEqual([
      ['item_sku', 'update_delete', 'bullet_point1', 'generic_keywords'],
      ['A-1', 'PartialUpdate', 'One', ''],
      ['A-2', 'PartialUpdate', '', 'tote'],
    ]);
  });

  it('names the action as templates with attribute paths do', () => {
    const paths = [
      'contribution_sku#1.value',
      'item_name[marketplace_id=A]#1.value',
      'bullet_point[marketplace_id=A]#1.value',
    ];
    const { listings, columns } = read([paths.join('\t'), 'A-1\tLunch Bag\t• One'].join('\n'));
    const [first] = listings;
    if (!first) throw new Error('no listings');
    expect(correctedRows([{ listing: first, corrected: { ...first, bullets: ['One'] } }], columns)).toEqual([
      ['contribution_sku#1.value', '::record_action', 'bullet_point[marketplace_id=A]#1.value'],
      ['A-1', 'partial_update', 'One'],
    ]);
  });

  it.each([
    [
      'names',
      'item_sku\titem_name\tparent_child\tbullet_point1',
      ['P\tBags\tparent\t', 'C\tBag\tchild\tOne'],
    ],
    [
      'labels',
      'Seller SKU\tProduct Name\tParentage\tKey Product Features',
      ['P\tBags\tParent\t', 'C\tBag\tChild\tOne'],
    ],
    [
      'attribute paths',
      'contribution_sku#1.value\titem_name[marketplace_id=A]#1.value\tparentage_level[marketplace_id=A]#1.value\tbullet_point[marketplace_id=A]#1.value',
      ['P\tBags\tParent\t', 'C\tBag\tChild\tOne'],
    ],
    [
      'the SKU that children name',
      'item_sku\titem_name\tparent_sku\tbullet_point1',
      ['P\tBags\t\t', 'C\tBag\tP\tOne'],
    ],
    [
      'neither title nor price',
      'item_sku\titem_name\tprice\tproduct_description',
      ['P\t\t\tBags', 'C\tBag\t9.99\tOne'],
    ],
  ])('leaves out parents by %s', (_name, names, rows) => {
    const { listings, parents } = read([names, ...rows].join('\n'));
    expect(listings.map(({ sku }) => sku)).toEqual(['C']);
    expect(parents).toBe(1);
  });

  it('keeps listings without a title, or without a price, where nothing says parent', () => {
    const { listings, parents } = read(
      ['item_sku\titem_name\tprice\tproduct_description', 'A\t\t9.99\tOne', 'B\tBag\t\tTwo'].join('\n'),
    );
    expect(listings).toHaveLength(2);
    expect(parents).toBe(0);
  });

  it.each([
    ['a column', 'item_sku\titem_name\tmarketplace', 'A\tBag\tAmazon.de', 'DE'],
    ['a column with a code', 'item_sku\titem_name\tcountry', 'A\tBag\tGB', 'UK'],
    ['a column with one that the tool lacks', 'item_sku\titem_name\tcountry', 'A\tBag\tFR', undefined],
    ['a path', 'contribution_sku#1.value\titem_name[marketplace_id=A1PA6795UKMFR9]#1.value', 'A\tBag', 'DE'],
    ['nothing', 'item_sku\titem_name', 'A\tBag', undefined],
  ])('takes the marketplace from %s', (_name, names, row, marketplace) => {
    expect(read([names, row].join('\n')).listings[0]?.marketplace).toBe(marketplace);
  });
});
