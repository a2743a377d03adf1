import type { ToolProducts } from '@seller-toolbox/products';
import type { FileKind, ProductColumn } from '@seller-toolbox/tool-contract';
import { checkImports } from './import-check.ts';
import { checkProducts } from './products-check.ts';
import { toolFixture } from './tool-fixture.ts';
import type { Check, ImportExample, ToolUnderTest } from './tool-under-test.ts';

type Row = [title: string, check: Check, tool: ToolUnderTest, problem: string];

/** The fixture tool with a hook that reads a brand as the rule set, or another hook. */
const withProducts = (hook: Partial<ToolProducts>) =>
  toolFixture({ products: { reads: [{ field: 'brand', path: 'ruleSet' }], columns: [], ...hook } });
const column = (part: Partial<ProductColumn>): Partial<ToolProducts> => ({
  reads: [],
  columns: [{ path: 'total', kind: 'number', label: 'total', ...part }],
});

const LIST: FileKind = {
  id: 'list',
  form: 'text',
  accept: '.txt',
  toInput: () => ({ input: {}, read: 1, used: 1 }),
};
const OTHER: FileKind = { ...LIST, id: 'other' };
const ranked = (kind: FileKind, confidence: number) => ({ kind: { ...kind, toolId: 'adder' }, confidence });
/** The fixture tool with a kind of file and its example. */
const withImports = (example: Partial<ImportExample> | null) =>
  toolFixture({
    imports: { kinds: [LIST] },
    importExamples: example
      ? [
          {
            kindId: 'list',
            ranked: [ranked(LIST, 0.9), ranked(OTHER, 0.5)],
            imported: { input: {}, read: 1, used: 1 },
            ...example,
          },
        ]
      : [],
  });

const INVALID: Row[] = [
  [
    'a product field that does not exist',
    checkProducts,
    withProducts({ reads: [{ field: 'size' as 'brand', path: 'ruleSet' }] }),
    'a product has no field "size"',
  ],
  [
    'a path that the input does not have',
    checkProducts,
    withProducts({ reads: [{ field: 'brand', path: 'amounts.0.name' }] }),
    'the input has no field "amounts[].name"',
  ],
  [
    'a length that is read as an amount',
    checkProducts,
    withProducts({ reads: [{ field: 'packageLength', path: 'amounts.0', unit: 'money' }] }),
    '"packageLength" measures length, its unit money',
  ],
  [
    'a length without a unit',
    checkProducts,
    withProducts({ reads: [{ field: 'packageLength', path: 'amounts.0' }] }),
    'its unit nothing',
  ],
  [
    'units of a system without its path',
    checkProducts,
    withProducts({ reads: [{ field: 'packageLength', path: 'amounts.0', unit: 'system-length' }] }),
    'no path of it',
  ],
  [
    'a product whose input is rejected',
    checkProducts,
    withProducts({}),
    'the input of a full product is rejected',
  ],
  [
    'an example that a product changes',
    checkProducts,
    withProducts({ reads: [{ field: 'title', path: 'ruleSet', maxLength: 3 }] }),
    'a product made of example "defaults"',
  ],
  ['a column without words', checkProducts, withProducts(column({ label: 'sum' })), 'ui.sum has no words'],
  [
    'a column with placeholders',
    checkProducts,
    withProducts(column({ label: 'count_other' })),
    'shows {{count}}',
  ],
  [
    'a column that no output fills',
    checkProducts,
    withProducts(column({ path: 'sum' })),
    'column "sum" is empty',
  ],
  [
    'a text in a column of numbers',
    checkProducts,
    withProducts(column({ path: 'ruleSet' })),
    'values that are no number',
  ],
  [
    'an amount without a currency',
    checkProducts,
    withProducts(column({ kind: 'money' })),
    'without a currency',
  ],
  [
    'codes without texts',
    checkProducts,
    withProducts(column({ path: 'ruleSet', kind: 'code' })),
    'codes without texts',
  ],
  [
    'a result to save that no output has',
    checkProducts,
    withProducts({ writes: [{ field: 'title', path: 'name' }] }),
    'no output has a value at "name"',
  ],
  ['a kind of file without an example', checkImports, withImports(null), 'has no file "list"'],
  ['an example of no kind', checkImports, withImports({ ranked: [] }), 'is not recognized'],
  [
    'an example that is rather of another kind',
    checkImports,
    withImports({ ranked: [ranked(OTHER, 0.95), ranked(LIST, 0.9)] }),
    'is rather a "other"',
  ],
  [
    'an example without anything usable',
    checkImports,
    withImports({ imported: { input: null, read: 1, used: 0 } }),
    'has nothing that the tool can use',
  ],
  [
    'an example whose input is rejected',
    checkImports,
    withImports({ imported: { input: { amounts: 'many' }, read: 1, used: 1 } }),
    'gives an input that is rejected',
  ],
  [
    'more used than read',
    checkImports,
    withImports({ imported: { input: {}, read: 1, used: 2 } }),
    'counts that do not fit',
  ],
];

describe('the checks of hooks', () => {
  it.each(INVALID)('report %s', (_title, check, tool, problem) => {
    expect(check(tool).join('\n')).toContain(problem);
  });

  it('accept hooks that fit, and tools without any', () => {
    const tools = [withProducts({ reads: [], ...column({}) }), withImports({}), toolFixture()];
    expect(tools.flatMap((tool) => [...checkProducts(tool), ...checkImports(tool)])).toEqual([]);
  });
});
