import { openPasted, proposeMapping, readProducts } from '@seller-toolbox/file-import/product-file';
import { FIELD_IDS, type FieldId, type Product } from '@seller-toolbox/products';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { createFormat, LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import en from '../../words/products/en.json';
import id from '../../words/products/id.json';
import ja from '../../words/products/ja.json';
import vi from '../../words/products/vi.json';
import zhTW from '../../words/products/zh-TW.json';
import zh from '../../words/products/zh.json';
import { listAsCsv } from './export-list.ts';
import { writtenFigure } from './figure-columns.ts';
import type { TranslateProducts } from './products-words.ts';
import { fieldColumn, type TableColumn } from './table-columns.ts';

const WORDS: Readonly<Record<Language, object>> = { zh, 'zh-TW': zhTW, en, ja, id, vi };

function translator(language: Language): TranslateProducts {
  const words = WORDS[language] as Record<string, Record<string, string>>;
  return (key: string) => {
    const [section = '', name = ''] = key.split('.');
    return words[section]?.[name] ?? key;
  };
}

const listed = (product: Product, at = 1): ListedProduct => ({ id: `${at}`, position: at, product });

function csvOf(products: readonly Product[], fields: readonly FieldId[], language: Language = 'en') {
  const t = translator(language);
  const columns = fields.map((field) => fieldColumn(field, t, createFormat(language)));
  return listAsCsv(products.map(listed), columns, t);
}

function readBack(csv: string) {
  const opened = openPasted(csv.replace('\ufeff', ''));
  if (opened.kind !== 'table') throw new Error(opened.code);
  return readProducts(opened.table, { mapping: proposeMapping(opened.table.headers) });
}

const PRODUCTS: readonly Product[] = [
  {
    sku: '=HYPERLINK("a")',
    title: 'Mug',
    bullets: ['One', 'Two; three'],
    marketplace: 'US',
    price: 7.11,
    currency: 'USD',
    packageLength: 10.555,
    dimensionUnit: 'cm',
    packageWeight: 320.18,
    weightUnit: 'g',
    sales30: 4,
    isApparel: false,
    isDangerous: true,
  },
  { sku: 'SKU-2', packageLength: 3, dimensionUnit: 'in', packageWeight: 1.5, weightUnit: 'lb' },
];

describe('listAsCsv', () => {
  // 320.18 g came back as pounds.
  it.each(LANGUAGE_CODES)('writes a file in %s that is read as the same products', (language) => {
    const { products, problems } = readBack(csvOf(PRODUCTS, FIELD_IDS, language));
    expect(problems).toEqual([]);
    expect(products.map(({ product }) => product)).toEqual(PRODUCTS);
  });

  it('says what figures are in that are shown without their unit, also where the marketplace decides it', () => {
    expect(
      csvOf(
        [{ marketplace: 'DE', price: 1234.5, packageLength: 2 }, { sku: 'A' }],
        ['price', 'packageLength'],
      ),
    ).toBe('\ufeffSelling price,Package length,Length unit,Currency\r\n1234.5,2,cm,EUR\r\n,,,\r\n');
    expect(csvOf([{ sku: 'A' }], ['sku'])).toBe('\ufeffSKU\r\nA\r\n');
  });

  it('names the unit of a tool’s figures in the header, or in a column where they have several', () => {
    const units = ['lb', 'lb', 'kg'];
    const weight: TableColumn = {
      id: 'weight',
      label: 'Billed',
      look: 'figure',
      field: null,
      value: () => 1,
      shown: () => '1',
      written: () => 1,
      unit: ({ position }) => units[position] ?? null,
    };
    const csv = (...at: number[]) =>
      listAsCsv(
        at.map((one) => listed({}, one)),
        [weight],
        translator('en'),
      );
    expect(csv(0, 1)).toBe('\ufeffBilled (lb)\r\n1\r\n1\r\n');
    expect(csv(1, 2)).toBe('\ufeffBilled,Billed (lb / kg)\r\n1,lb\r\n1,kg\r\n');
  });
});

describe('a result of a tool with the name of a field', () => {
  const result = (label: string): TableColumn => ({
    ...{ id: 'result', label, look: 'text', field: null },
    ...{ value: () => 'Small bulky', shown: () => 'Small bulky', written: () => 'Small bulky' },
  });
  const csvWith = (label: string, language: Language) =>
    listAsCsv(
      [listed({ sku: 'A' })],
      [fieldColumn('sku', translator(language), createFormat(language)), result(label)],
      translator(language),
    );

  it.each(LANGUAGE_CODES)('is not read again as that field in %s', (language) => {
    const field = translator(language)('fields.sizeTier' as Parameters<TranslateProducts>[0]);
    for (const label of ['Size tier', 'Weight', field])
      expect(readBack(csvWith(label, language)).products.map(({ product }) => product)).toEqual([
        { sku: 'A' },
      ]);
  });

  it('keeps another name', () => {
    expect(csvWith('Total', 'en')).toBe('\ufeffSKU,Total\r\nA,Small bulky\r\n');
  });
});

describe('writtenFigure', () => {
  const words = { format: createFormat('vi'), t: (key: string) => `[${key}]` };
  it('rounds amounts to the decimals of their currency, and writes codes in words', () => {
    const money = { path: 'total', kind: 'money', label: 'total' } as const;
    expect(writtenFigure(money, { value: 22.262903086111, unit: 'USD' }, words)).toBe(22.26);
    expect(writtenFigure(money, { value: 1234567.5, unit: 'JPY' }, words)).toBe(1234568);
    const share = { path: 'share', kind: 'share', label: 'share' } as const;
    expect(writtenFigure(share, { value: 0.123456, unit: null }, words)).toBe(0.1235);
    const tier = {
      path: 'tier',
      kind: 'code',
      label: 'tier',
      textOf: (code: string) => ({ code }),
    };
    expect(writtenFigure({ ...tier, kind: 'code' }, { value: 'small', unit: null }, words)).toBe(
      '[ui.small]',
    );
    expect(writtenFigure(money, undefined, words)).toBe('');
  });
});
