import { columnValues } from './column-values.ts';
import { gapsOf, lackingFields } from './gaps.ts';
import { inputFromProduct, type ToolProducts } from './input-from-product.ts';
import { productFromInput } from './product-from-input.ts';

const MONEY = { kind: 'money', unit: { path: 'currency' }, label: 'x' } as const;
const HOOK: ToolProducts = {
  reads: [{ field: 'cost', path: 'costOfGoods', unit: 'money' }],
  columns: [
    { path: 'profit', ...MONEY },
    { path: 'fees.total', ...MONEY },
  ],
  gaps: {
    path: 'findings',
    of: [
      { findings: ['size-incomplete', 'no-fee'], blanks: ['profit', 'fees.total'] },
      { field: 'cost', blanks: ['profit'] },
      { findings: ['off-peak'] },
    ],
  },
};

function output(...codes: string[]) {
  const findings = codes.map((code) => ({ code, severity: 'info' }));
  return { currency: 'USD', profit: 5, fees: { total: 3 }, findings };
}

describe('gapsOf', () => {
  it('names the most exact finding of each gap, and what is left empty', () => {
    const found = gapsOf(HOOK, output('no-fee', 'off-peak', 'size-incomplete', 'another'));
    expect(found.findings.map(({ code }) => code)).toEqual(['size-incomplete', 'off-peak']);
    expect(found.blanks).toEqual(['profit', 'fees.total']);
    expect(found.problems).toEqual([{ path: '', code: 'size-incomplete' }]);
  });

  it('names a field that the product lacks, by its place in the input too', () => {
    expect(gapsOf(HOOK, output(), ['cost'])).toEqual({
      findings: [],
      fields: ['cost'],
      blanks: ['profit'],
      problems: [{ path: 'costOfGoods', code: 'required' }],
    });
  });

  it('finds none in an output without findings, or of a tool without gaps', () => {
    const none = { findings: [], fields: [], blanks: [], problems: [] };
    expect(gapsOf(HOOK, output())).toEqual(none);
    expect(gapsOf(HOOK, { profit: 5 }, ['price'])).toEqual(none);
    expect(gapsOf({}, output('no-fee'), ['cost'])).toEqual(none);
  });
});

it('lackingFields are those of gaps that are unknown: 0 is known', () => {
  expect(lackingFields(HOOK, { price: 5 })).toEqual(['cost']);
  expect(lackingFields(HOOK, { cost: 0 })).toEqual([]);
  expect(lackingFields({}, {})).toEqual([]);
});

it('columnValues are empty where they are named', () => {
  const values = (blanks: readonly string[]) =>
    columnValues(HOOK, output(), { blanks }).map(({ value }) => value);
  expect([values([]), values(['profit'])]).toEqual([
    [5, 3],
    [null, 3],
  ]);
});

describe('a text of a product that the tool has as a choice', () => {
  const CHOICES = { of: { jewelry: 'jewelry', 'gl baby product': 'baby' }, otherwise: 'general' } as const;
  const hook: ToolProducts = {
    reads: [{ field: 'category', path: 'category', choices: CHOICES }],
    columns: [],
    gaps: { path: 'findings', of: [{ field: 'category', says: 'category-general' }] },
  };

  it.each([
    ['Jewelry', 'jewelry', []],
    [' gl_baby_product', 'baby', []],
    ['Jewelry box', 'general', ['category']],
    ['constructor', 'general', ['category']],
  ])('%j is the choice %j', (category, choice, lacking) => {
    expect(inputFromProduct(hook, { category }).input).toEqual({ category: choice });
    expect(lackingFields(hook, { category })).toEqual(lacking);
  });

  it('is left out where it is not known, and is not saved', () => {
    expect(inputFromProduct(hook, {}).input).toEqual({});
    expect(lackingFields(hook, {})).toEqual([]);
    expect(productFromInput(hook, { category: 'jewelry' })).toEqual({});
  });
});
