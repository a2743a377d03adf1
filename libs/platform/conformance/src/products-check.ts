import { describeEngine } from '@seller-toolbox/catalogue/engines';
import {
  columnsOfPart,
  columnValues,
  inputFromProduct,
  inputFromProducts,
  PRODUCT_FIELDS,
  productFromOutput,
  productsFromInput,
  quantityOfField,
  quantityOfUnit,
  valueAt,
  withoutProducts,
  type Product,
  type ToolProducts,
} from '@seller-toolbox/products';
import { runEngine, type InputUnit, type ProductColumn, type ToolText } from '@seller-toolbox/tool-contract';
import { isRecord } from '@seller-toolbox/tool-contract/json';
import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import { EXAMPLE_ENV, runExamples, type ExampleRun } from './examples-check.ts';
import { placeholdersOf } from './locales-check.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';
import { mismatches } from './values.ts';

/** The default marketplace of every tool. */
const MARKETPLACE = 'US';

/** A product with every field that a tool may read. */
const FULL_PRODUCT: Product = {
  sku: 'MUG-350',
  asin: 'B0ABCDEFGH',
  fnsku: 'X001ABCDEF',
  ean: '4006381333931',
  title: 'Stoneware Mug with Lid, 350 ml',
  bullets: ['Keeps tea warm for an hour.', 'Fits the dishwasher.'],
  description: 'A mug of stoneware with a lid of cork.',
  searchTerms: 'tea cup coffee cup',
  brand: 'Acme',
  condition: 'New',
  marketplace: 'US',
  price: 19.99,
  cost: 4.2,
  currency: 'USD',
  dimensionUnit: 'cm',
  weightUnit: 'g',
  packageLength: 14,
  packageWidth: 12,
  packageHeight: 11,
  packageWeight: 480,
  unitsPerCarton: 24,
  leadTimeDays: 40,
  minimumOrder: 240,
  stockOnHand: 300,
  stockInbound: 0,
  sales7: 40,
  sales30: 170,
  sales90: 490,
  isDangerous: false,
  isApparel: false,
};

/**
 * What a tool reads of a product exists in product and input in agreeing units; a product made of an example leads to the
 * example's result; a full product alone is enough for the engine; columns exist in outputs and have words.
 */
export const checkProducts: Check = (tool) => {
  const { products } = tool;
  if (!products) return [];
  const unknown = checkReads(tool, products);
  if (unknown.length > 0) return unknown;
  const runs = runExamples(tool);
  return [
    ...checkFullProduct(tool, products),
    ...runs.flatMap((run) => checkExample(tool, products, run)),
    ...(['columns', 'change', 'check'] as const)
      .flatMap((part) => columnsOfPart(products, part))
      .flatMap((column) => checkColumn(tool, products, column, runs)),
    ...(products.check ? fieldProblems(products.check.charged, 'money') : []),
    ...checkGaps(tool, products),
    ...checkRewrite(products, runs),
    ...checkWrites(products, runs),
  ];
};

function checkReads(
  { engine }: ToolUnderTest,
  { reads, list, lines, unitSystem, ...hook }: ToolProducts,
): string[] {
  const { inputSchema } = describeEngine(engine);
  const prefix = list === undefined ? '' : `${list}.0.`;
  const missing = (path: string) =>
    hasPath(inputSchema, path) ? [] : [`the input has no field "${path.replace('.0.', '[].')}"`];
  return [
    ...(list === undefined ? [] : missing(list)),
    ...(unitSystem === undefined ? [] : missing(`${prefix}${unitSystem}`)),
    ...(lines === undefined || reads.some(({ path }) => path === lines)
      ? []
      : [`a line has the value at "${lines}", which no product fills`]),
    ...Object.keys(hook.defaults ?? {}).flatMap(missing),
    ...reads.flatMap(({ field, path, unit, with: others = {} }) => [
      ...fieldProblems(field, unit),
      ...[path, ...Object.keys(others)].flatMap((name) => missing(`${prefix}${name}`)),
      ...(unit?.startsWith('system-') && unitSystem === undefined
        ? [`"${path}" is in the units of a unit system, but the hook has no path of it`]
        : []),
    ]),
  ];
}

function fieldProblems(field: string, unit: InputUnit | undefined): string[] {
  const known = PRODUCT_FIELDS.find((name) => name === field);
  if (known === undefined) return [`a product has no field "${field}"`];
  const [ofField, ofUnit] = [quantityOfField(known), unit && quantityOfUnit(unit)];
  return ofField === ofUnit
    ? []
    : [`"${field}" measures ${ofField ?? 'nothing'}, its unit ${ofUnit ?? 'nothing'}`];
}

function checkFullProduct({ engine }: ToolUnderTest, hook: ToolProducts): string[] {
  const { input, problems } = inputFromProduct(hook, FULL_PRODUCT);
  const result = runEngine(engine, input, EXAMPLE_ENV);
  return [
    ...problems.map(({ field, code }) => `"${field}" of a full product is left out: ${code}`),
    ...(result.ok ? [] : [`the input of a full product is rejected: ${JSON.stringify(result.problems)}`]),
  ];
}

function checkExample({ engine }: ToolUnderTest, hook: ToolProducts, { example, result }: ExampleRun) {
  if (!result.ok || !isRecord(example.input)) return [];
  const products = productsFromInput(hook, example.input, { marketplace: MARKETPLACE });
  const base = withoutProducts(hook, example.input);
  const { input } = inputFromProducts(hook, products, { base, marketplace: MARKETPLACE });
  const again = runEngine(engine, input, example.env ?? EXAMPLE_ENV);
  const found = again.ok
    ? mismatches(again.output, result.output)
    : [`is rejected: ${JSON.stringify(again.problems)}`];
  return found.slice(0, 3).map((problem) => `a product made of example "${example.name}": ${problem}`);
}

function checkColumn(
  { locales }: ToolUnderTest,
  hook: ToolProducts,
  column: ProductColumn,
  runs: readonly ExampleRun[],
): string[] {
  const { path, kind, label, textOf } = column;
  const words = locales[DEFAULT_LANGUAGE]?.['ui'] ?? {};
  const cells = runs.flatMap(({ result }) =>
    result.ok ? columnValues({ ...hook, columns: [column] }, result.output) : [],
  );
  const filled = cells.filter(({ value }) => value !== null);
  const textProblems = ({ code, params = {} }: ToolText) => {
    const text = words[code];
    if (text === undefined) return [`column "${path}": ui.${code} has no words`];
    const missing = placeholdersOf(text).filter((name) => !Object.hasOwn(params, name));
    return missing.map((name) => `column "${path}": ui.${code} shows {{${name}}}, which it does not get`);
  };
  const isText = kind === 'text' || kind === 'code' || kind === 'day';
  return [
    ...(label === '' ? [] : textProblems({ code: label })),
    ...(filled.length > 0 ? [] : [`column "${path}" is empty in all examples`]),
    ...(filled.every(({ value }) => (typeof value === 'string') === isText)
      ? []
      : [`column "${path}" has values that are no ${kind}`]),
    ...(kind === 'money' && filled.some(({ unit }) => !/^[A-Z]{3}$/.test(unit ?? ''))
      ? [`column "${path}" has an amount without a currency`]
      : []),
    ...(kind === 'code' && !textOf ? [`column "${path}" has codes without texts`] : []),
    ...[...new Set(filled.map(({ value }) => String(value)))].flatMap((value) =>
      textOf ? textProblems(textOf(value)) : [],
    ),
  ];
}

function checkGaps({ locales }: ToolUnderTest, hook: ToolProducts): string[] {
  const words = locales[DEFAULT_LANGUAGE]?.['findings'] ?? {};
  const parts = (['columns', 'change', 'check'] as const).flatMap((part) => columnsOfPart(hook, part));
  const paths = new Set(parts.map(({ path }) => path));
  return (hook.gaps?.of ?? []).flatMap((gap) => [
    ...('field' in gap
      ? hook.reads.some(({ field }) => field === gap.field)
        ? []
        : [`a gap names the field "${gap.field}", which the tool does not read`]
      : gap.findings
          .filter((code) => words[code] === undefined)
          .map((code) => `a gap names findings.${code}, which has no words`)),
    ...(gap.blanks ?? [])
      .filter((path) => !paths.has(path))
      .map((path) => `a gap leaves "${path}" empty, which is no result of the list`),
  ]);
}

function checkWrites(hook: ToolProducts, runs: readonly ExampleRun[]): string[] {
  const saved = runs.flatMap(({ result }) => (result.ok ? [productFromOutput(hook, result.output)] : []));
  return (hook.writes ?? []).flatMap(({ field, path, unit }) => [
    ...fieldProblems(field, unit),
    ...(saved.some((product) => valueAt(product, field) !== undefined)
      ? []
      : [`no output has a value at "${path}" for "${field}"`]),
  ]);
}

function checkRewrite({ rewrite, ...hook }: ToolProducts, runs: readonly ExampleRun[]): string[] {
  if (!rewrite) return [];
  const columns = columnsOfPart({ ...hook, rewrite }, 'rewrite');
  const rows = runs.flatMap(({ result }) =>
    result.ok ? [columnValues({ ...hook, columns }, result.output).map(({ value }) => value)] : [],
  );
  return rows.some(([isCompliant, proposed]) => isCompliant === false && typeof proposed === 'string')
    ? []
    : [
        `no example breaks the rules at "${rewrite.isCompliant}" and has another text at "${rewrite.proposed}"`,
      ];
}

/** Whether a JSON schema has a field at a path; "0" is any element of a list. */
function hasPath(schema: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  if (!isRecord(schema)) return false;
  const branches = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  if (branches.some((branch) => hasPath(branch, path))) return true;
  const { properties } = schema;
  const next = name === '0' ? schema['items'] : isRecord(properties) ? properties[name] : undefined;
  return next !== undefined && (rest.length === 0 || hasPath(next, rest.join('.')));
}
