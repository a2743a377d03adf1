import { runEngine, type EngineInput, type EngineOutput } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { OTHER_NAMES } from './other-names.data.ts';
import { engine } from './reference-table.engine.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';
import { TABLE_SUMMARIES } from './table-summaries.data.ts';
import { NAME_LANGUAGES, TABLE_CATEGORIES, TABLE_IDS, type TableId } from './reference-table.types.ts';

type Output = EngineOutput<typeof engine>;
const answer = (input: EngineInput<typeof engine>): Output => {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
};
const open = (tableId: TableId, input: EngineInput<typeof engine> = {}) => {
  const output = answer({ ...input, tableId });
  if (!('rows' in output)) throw new Error('expected a table, got the list');
  return output;
};
const list = (input: EngineInput<typeof engine> = {}) => {
  const output = answer(input);
  if (!('tables' in output)) throw new Error('expected the list, got a table');
  return output.tables;
};

describe('engine without tableId', () => {
  it('lists the nine tables with at least as many rows as the specification names', () => {
    const minRows = [27, 10, 5, 20, 7, 10, 11, 8, 10];
    expect(list().map(({ id }) => id)).toEqual([...TABLE_IDS]);
    list().forEach(({ totalRows }, index) => expect(totalRows).toBeGreaterThanOrEqual(minRows[index] ?? 0));
  });

  it.each(TABLE_CATEGORIES)('lists tables in the category %s, and no others', (category) => {
    const tables = list({ category });
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.every((table) => table.category === category)).toBe(true);
  });

  it('lists only tables that match a query, with the number of matching rows', () => {
    expect(list({ query: 'CR2032' })).toMatchObject([{ id: 'battery-types', matchedRows: 1 }]);
    expect(list({ query: 'no such thing' })).toEqual([]);
  });

  it('has summaries that agree with the tables', () => {
    const summaries = Object.values(REFERENCE_TABLES).map(
      ({ id, category, columns, rows, source, checkedOn }) => ({
        id,
        category,
        columns: columns.length,
        totalRows: rows.length,
        source,
        checkedOn,
      }),
    );
    expect(TABLE_SUMMARIES).toEqual(summaries);
  });

  it('names a source and a date for every table', () => {
    for (const { source, checkedOn } of list()) {
      expect(source.length).toBeGreaterThan(5);
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('engine with tableId', () => {
  it.each(TABLE_IDS)('%s has a cell for every column, and no duplicate row', (id) => {
    const { columns, rows } = open(id);
    for (const row of rows) expect(Object.keys(row)).toEqual(columns.map(({ key }) => key));
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it.each(NAME_LANGUAGES)('has a name for every country and currency in %s', (language) => {
    for (const { countryName } of open('country-codes', { language }).rows) expect(countryName).toBeTruthy();
    for (const { currencyName } of open('currency-codes', { language }).rows)
      expect(currencyName).toBeTruthy();
  });

  it('has the 50 states, the district and five territories, with a traditional short form', () => {
    const kinds = open('us-states').rows.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'state')).toHaveLength(50);
    expect(kinds.filter((kind) => kind === 'federal district')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'territory')).toHaveLength(5);
  });

  it.each([
    ['zh', '加利福尼亚州'],
    ['zh-TW', '加利福尼亞州'],
    ['ja', 'カリフォルニア州'],
    ['id', 'California'],
    ['vi', 'California'],
  ] as const)('names California in %s', (language, name) => {
    expect(open('us-states', { language, query: 'Calif.' }).rows).toMatchObject([{ localName: name }]);
  });

  it('has the whole lists of ISO 3166-1 and ISO 4217 with unique codes', () => {
    const countries = open('country-codes').rows;
    for (const key of ['iso2', 'iso3', 'numericCode'])
      expect(new Set(countries.map((row) => row[key])).size).toBe(249);
    const currencies = open('currency-codes').rows;
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(178);
    const codes = new Set(currencies.map(({ code }) => code));
    for (const { currency } of countries) if (currency !== null) expect(codes).toContain(currency);
  });

  it.each([
    ['US', 'USA', '840', 'USD'],
    ['GB', 'GBR', '826', 'GBP'],
    ['BR', 'BRA', '076', 'BRL'],
    ['TR', 'TUR', '792', 'TRY'],
    ['AE', 'ARE', '784', 'AED'],
    ['CN', 'CHN', '156', 'CNY'],
    ['BG', 'BGR', '100', 'EUR'],
  ])('gives %s the codes %s and %s and the currency %s', (iso2, iso3, numericCode, currency) => {
    expect(open('country-codes', { query: iso3 }).rows).toContainEqual(
      expect.objectContaining({ iso2, iso3, numericCode, currency }),
    );
  });

  it('computes every shoe size by the formulas that its source names', () => {
    const nearest = (value: number, step: number) => Math.round(value / step) * step;
    for (const row of open('shoe-sizes').rows) {
      const [men, foot] = [Number(row['usMen']), Number(row['footCm'])];
      const exact = ((men + 22.5) / 3) * 2.54;
      expect(foot).toBeCloseTo(exact, 1);
      expect(row).toMatchObject({ usWomen: men + 1.5, uk: men - 0.5 });
      expect(row).toMatchObject({ jp: nearest(exact, 0.5), cn: nearest(exact, 0.5) * 10 });
      expect(row['eu']).toBe(nearest((exact + 1.3) * 1.5, 0.5));
    }
  });

  it.each([
    [7, 25, 250, [39.5, 40]],
    [8, 26, 260, [40.5, 41]],
    [9, 26.5, 265, [42]],
    [10, 27.5, 275, [43, 43.5]],
    [12, 29, 290, [45, 46]],
  ])('keeps US men %s at the sizes on which published charts agree', (usMen, jp, cn, eu) => {
    const row = open('shoe-sizes').rows.find((candidate) => candidate['usMen'] === usMen);
    expect(row).toMatchObject({ jp, cn });
    expect(Number(row?.['eu'])).toBeGreaterThanOrEqual(eu[0] ?? 0);
    expect(Number(row?.['eu'])).toBeLessThanOrEqual(eu.at(-1) ?? 0);
  });

  it('gives paper in inches that are its millimeters', () => {
    for (const { widthMm, widthIn, heightMm, heightIn } of open('paper-sizes').rows) {
      expect(Math.abs(Number(widthIn) * 25.4 - Number(widthMm))).toBeLessThan(0.13);
      expect(Math.abs(Number(heightIn) * 25.4 - Number(heightMm))).toBeLessThan(0.13);
    }
  });

  it('has the eleven rules of Incoterms 2020, seven for any mode and four for the sea', () => {
    const { rows } = open('incoterms', { language: 'zh' });
    expect(rows.filter(({ mode }) => mode === '任何运输方式')).toHaveLength(7);
    expect(rows.filter(({ mode }) => mode === '海运及内河')).toHaveLength(4);
  });

  it('has the tap drill at the diameter less the pitch, as the standard rounds it', () => {
    for (const { thread, pitchMm, tapDrillMm } of open('screw-specs').rows) {
      const difference = Number(String(thread).slice(1)) - Number(pitchMm) - Number(tapDrillMm);
      expect(Math.abs(difference)).toBeLessThanOrEqual(0.1);
    }
  });
});

describe('search', () => {
  it('ignores case and the space around the query', () => {
    expect(open('us-states', { query: '  tExAs ' }).rows).toMatchObject([{ postalCode: 'TX' }]);
  });

  it('finds numbers typed with a decimal comma', () => {
    expect(open('shoe-sizes', { query: '22,4' }).matchedRows).toBe(1);
  });

  it('finds full-width characters, as typed in Chinese and Japanese', () => {
    expect(open('battery-types', { query: 'ＣＲ２０３２' }).rows).toMatchObject([{ battery: 'CR2032' }]);
    expect(open('shoe-sizes', { query: '２２．４' }).matchedRows).toBe(1);
    expect(open('incoterms', { query: '（未装车）', language: 'zh' }).matchedRows).toBe(1);
  });

  it.each([
    ['paper-sizes', '4x6', 'paper', 'Label 4×6'],
    ['battery-types', '14.5 x 50.5', 'battery', 'AA'],
    ['battery-types', '48.5×26.5×17.5', 'battery', '9V'],
    ['clothing-sizes', '78-86', 'size', 'XS'],
    ['country-codes', "cote d'ivoire", 'iso2', 'CI'],
    ['country-codes', 'turkiye', 'iso2', 'TR'],
    ['country-codes', 'Åland', 'iso2', 'AX'],
    ['paper-sizes', '1,297', 'paper', 'C0'],
    ['paper-sizes', '1.297', 'paper', 'C0'],
  ] as const)('in %s finds %s as a keyboard writes it', (tableId, query, key, cell) => {
    expect(open(tableId, { query }).rows).toMatchObject([{ [key]: cell }]);
  });

  it('finds a size while it is being typed, and does not read a letter as a times sign', () => {
    const found = (query: string) => open('paper-sizes', { query }).rows.map(({ paper }) => paper);
    expect(found('4 x')).toEqual(found('4x'));
    expect(found('4x')).toContain('Label 4×6');
    expect(open('country-codes', { query: '×' }).rows).toEqual([]);
  });

  it('finds Vietnamese names typed without accents', () => {
    const found = open('country-codes', { query: 'dai loan', language: 'vi' }).rows;
    expect(found).toMatchObject([{ iso2: 'TW' }]);
  });

  it.each([
    ['country-codes', 'uk', 'en', 'iso2', 'GB'],
    ['country-codes', 'turkey', 'en', 'iso2', 'TR'],
    ['country-codes', '阿联酋', 'zh', 'iso2', 'AE'],
    ['country-codes', 'ＵＡＥ', 'en', 'iso2', 'AE'],
    ['country-codes', 'my', 'vi', 'iso2', 'US'],
    ['country-codes', 'mỹ', 'en', 'iso2', 'US'],
    ['country-codes', 'ameri', 'zh', 'iso2', 'US'],
    ['country-codes', 'britain', 'en', 'iso2', 'GB'],
    ['country-codes', '美利', 'en', 'iso2', 'US'],
    ['currency-codes', 'rmb', 'en', 'code', 'CNY'],
    ['us-states', '加州', 'zh', 'postalCode', 'CA'],
    ['us-states', 'washington dc', 'en', 'postalCode', 'DC'],
    ['incoterms', '离岸价', 'zh', 'term', 'FOB'],
  ] as const)('in %s finds %s, which no cell shows (%s)', (tableId, query, language, key, cell) => {
    expect(open(tableId, { query, language }).rows).toContainEqual(expect.objectContaining({ [key]: cell }));
  });

  it.each([
    ['country-codes', 'my', 'iso2', 'US'],
    ['country-codes', 'ue', 'iso2', 'AE'],
    ['country-codes', 'ua', 'iso2', 'AE'],
    ['country-codes', 'olland', 'iso2', 'NL'],
    ['country-codes', '美', 'iso2', 'US'],
    ['currency-codes', 'rm', 'code', 'CNY'],
  ] as const)(
    'in %s with %s does not find a piece of a name that no cell shows',
    (tableId, query, key, cell) => {
      const { rows } = open(tableId, { query, language: 'en' });
      expect(rows).not.toContainEqual(expect.objectContaining({ [key]: cell }));
    },
  );

  it('has other names only for rows that exist', () => {
    for (const id of TABLE_IDS) {
      const { key, names = {} } = OTHER_NAMES[id] ?? {};
      const cells = open(id).rows.map((row) => String(key && row[key]));
      expect(cells).toEqual(expect.arrayContaining(Object.keys(names)));
    }
  });

  it('does not match a different kana', () => {
    const withMark = open('country-codes', { query: 'パナマ', language: 'ja' }).rows;
    expect(withMark).toMatchObject([{ iso2: 'PA' }]);
    expect(open('country-codes', { query: 'ハナマ', language: 'ja' }).rows).toEqual([]);
  });

  it('ignores columns that are not searchable', () => {
    const { rows } = open('currency-codes', { query: '0' });
    expect(rows.every(({ numericCode }) => String(numericCode).includes('0'))).toBe(true);
  });

  it('returns rows of the table in table order for any query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLE_IDS), fc.string({ maxLength: 3 }), (tableId, query) => {
        const all = open(tableId).rows.map((row) => JSON.stringify(row));
        const found = open(tableId, { query }).rows.map((row) => all.indexOf(JSON.stringify(row)));
        return found.every((at, index) => at >= 0 && at > (found[index - 1] ?? -1));
      }),
      { numRuns: 60 },
    );
  });
});
