import type { ReferenceTable } from '../reference-table.types.ts';

/** Letter sizes with body measurements. Only the EU and China columns are standards; US brands differ widely. */
export const CLOTHING_SIZES = {
  id: 'clothing-sizes',
  category: 'sizing',
  source:
    'EN 13402-3 letter codes (chest and bust girth), GB/T 1335.1 and 1335.2 with the usual letters, typical US brand charts',
  checkedOn: '2026-11-21',
  columns: [
    { key: 'size', width: 6, searchable: true },
    { key: 'euMenChestCm', width: 10, searchable: true },
    { key: 'euWomenBustCm', width: 10, searchable: true },
    { key: 'usMenChestIn', width: 10, searchable: true },
    { key: 'cnMen', width: 10, searchable: true },
    { key: 'cnWomen', width: 10, searchable: true },
  ],
  rows: [
    ['XS', '78–86', '74–82', '31–34', '160/80A', '150/76A'],
    ['S', '86–94', '82–90', '34–37', '165/84A', '155/80A'],
    ['M', '94–102', '90–98', '37.5–40.5', '170/88A', '160/84A'],
    ['L', '102–110', '98–107', '41–44', '175/92A', '165/88A'],
    ['XL', '110–118', '107–119', '44.5–48.5', '180/96A', '170/92A'],
    ['XXL', '118–129', '119–131', '49–53', '185/100A', '175/96A'],
    ['XXXL', '129–141', '131–143', '53.5–58', '190/104A', '180/100A'],
  ],
} as const satisfies ReferenceTable;
