// @ts-check
import { SHAPES } from './growing-texts.mjs';
import { itemsOf, resolver } from './largest-input.mjs';

/**
 * @typedef {import('./largest-input.mjs').JsonSchema} JsonSchema
 * @typedef {import('./largest-input.mjs').SubSchema} SubSchema
 * @typedef {{ kind: 'text' | 'number' | 'list' | 'record', path: readonly string[], max: number }} Field
 * @typedef {{ name: string, max: number, make: (size: number) => unknown }} Growth
 * @typedef {(value: unknown, number: number, item: unknown) => unknown} Change gets the value at a path, the number of values before it, and the smallest item if it is a list
 * @typedef {(input: unknown, path: readonly string[], change: Change) => unknown} Put
 * @typedef {{ example: object, put: Put, texts: readonly Field[], lists: readonly Field[] }} Parts
 */

/** Larger sizes are not searched: no schema names them for a length. */
const MAX_SIZE = 4_000_000;
const HUGE_NUMBER = 1e9;

/**
 * The texts, lists, records and whole numbers of a JSON schema, with their paths ('*' is each item) and maxima.
 * @param {JsonSchema} schema
 */
export function growingFields(schema) {
  const resolve = resolver(schema);
  /** @type {Field[]} */
  const fields = [];
  /** @type {(raw: SubSchema, path: readonly string[], seen: readonly JsonSchema[]) => void} */
  const visit = (raw, path, seen) => {
    const at = resolve(raw);
    if (seen.includes(at)) return;
    const inside = [...seen, at];
    for (const variant of at.anyOf ?? at.oneOf ?? at.allOf ?? []) visit(variant, path, inside);
    for (const [key, field] of Object.entries(at.properties ?? {})) visit(field, [...path, key], inside);
    const add = (/** @type {Field['kind']} */ kind, /** @type {number | undefined} */ max) =>
      fields.push({ kind, path, max: Math.min(max ?? MAX_SIZE, MAX_SIZE) });
    if (at.type === 'string' && !at.enum && at.const === undefined) add('text', at.maxLength);
    if (at.type === 'integer' && at.maximum !== undefined && at.maximum < HUGE_NUMBER)
      add('number', at.maximum);
    if (at.type === 'array' && at.items) {
      add('list', at.maxItems);
      visit(itemsOf(at), [...path, '*'], inside);
    }
    if (at.type === 'object' && typeof at.additionalProperties === 'object') add('record', at.maxProperties);
  };
  visit(schema, [], []);
  return fields;
}

/**
 * Ways to make one input larger: `make(size)` up to `max`.
 * @param {JsonSchema} schema
 * @param {object} example
 */
export function growths(schema, example) {
  const put = createPlacer(schema);
  const fields = growingFields(schema);
  const ofKind = (/** @type {Field['kind']} */ kind) => fields.filter((field) => field.kind === kind);
  const parts = { example, put, texts: ofKind('text'), lists: ofKind('list') };
  return [
    ...textGrowths(parts),
    ...parts.lists.flatMap((list) => listGrowths(list, parts)),
    ...ofKind('number').flatMap((number) => numberGrowths(number, parts)),
    ...ofKind('record').map((record) => recordGrowth(record, parts)),
    growth('unknown fields', 100_000, (size) => ({ ...example, ...record(size, 'k', 1) })),
  ];
}

/** @type {(name: string, max: number, make: Growth['make']) => Growth} */
const growth = (name, max, make) => ({ name, max, make });
const nameOf = (/** @type {Field} */ { path }) => path.join('.') || 'input';
/** @type {(n: number, max: number) => string} */
const shortWord = (n, max) => `w${n}`.slice(0, max);
/** @type {(size: number, prefix: string, value: unknown) => Record<string, unknown>} */
const record = (size, prefix, value) =>
  Object.fromEntries(Array.from({ length: size }, (_, at) => [`${prefix}${at}`, value]));

/**
 * Each text alone, and all together.
 * @param {Omit<Parts, 'lists'>} parts
 */
function textGrowths({ example, put, texts }) {
  const max = Math.max(...texts.map((text) => text.max));
  const together = (/** @type {(length: number) => string} */ make) => (/** @type {number} */ size) =>
    texts.reduce(
      (/** @type {unknown} */ made, text, at) =>
        put(made, text.path, () => make(Math.min(text.max, at === 0 ? size : size >> 1))),
      example,
    );
  return [
    ...texts.flatMap((text) =>
      SHAPES.map(({ name, make }) =>
        growth(`${nameOf(text)}: ${name}`, text.max, (size) => put(example, text.path, () => make(size))),
      ),
    ),
    ...(texts.length > 1
      ? SHAPES.map(({ name, make }) => growth(`all texts: ${name}`, max, together(make)))
      : []),
  ];
}

/**
 * @param {Field} list
 * @param {readonly Field[]} texts
 */
function textsIn(list, texts) {
  return texts.filter(
    ({ path }) => list.path.every((key, at) => path[at] === key) && path[list.path.length] === '*',
  );
}

/**
 * The example with `size` items in a list, and `shape(number, max)` in each text of theirs.
 * @param {Field} list
 * @param {number} size
 * @param {(number: number, max: number) => string} shape
 * @param {Omit<Parts, 'lists'>} parts
 */
function rows(list, size, shape, { example, put, texts }) {
  /** @type {Change} */
  const items = (value, _n, item) => {
    const given = itemsIn(value);
    return Array.from({ length: size }, (_, at) => given[at % (given.length || 1)] ?? item);
  };
  return textsIn(list, texts).reduce(
    (made, text) => put(made, text.path, (_, n) => shape(n, text.max)),
    put(example, list.path, items),
  );
}

/**
 * @param {unknown} value
 * @returns {readonly unknown[]}
 */
function itemsIn(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * @param {Field} list
 * @param {Parts} parts
 */
function listGrowths(list, parts) {
  const { example, put, texts } = parts;
  const long = textsIn(list, texts).length > 0 ? SHAPES.filter(({ name }) => !name.includes(' then ')) : [];
  return [
    growth(`${nameOf(list)}: equal items`, list.max, (size) =>
      put(example, list.path, (value, _n, item) => Array(size).fill(itemsIn(value)[0] ?? item)),
    ),
    growth(`${nameOf(list)}: wrong items`, list.max, (size) =>
      put(example, list.path, () => Array(size).fill(null)),
    ),
    growth(`${nameOf(list)}: distinct items`, list.max, (size) => rows(list, size, shortWord, parts)),
    ...long.map(({ name, make }) =>
      growth(`${nameOf(list)}: long items ${name}`, list.max, (size) =>
        rows(list, size, (n, max) => (n % 2 ? '' : 'x') + make(Math.min(max, 500) - 1, n), parts),
      ),
    ),
  ];
}

/**
 * A number alone, and at its maximum with each list.
 * @param {Field} number
 * @param {Parts} parts
 */
function numberGrowths(number, parts) {
  const { example, put, lists } = parts;
  return [
    growth(nameOf(number), number.max, (size) => put(example, number.path, () => size)),
    ...lists.map((list) =>
      growth(`${nameOf(number)} and ${nameOf(list)}`, list.max, (size) =>
        put(rows(list, size, shortWord, parts), number.path, () => number.max),
      ),
    ),
  ];
}

/**
 * @param {Field} field
 * @param {Pick<Parts, 'example' | 'put'>} parts
 */
function recordGrowth(field, { example, put }) {
  return growth(`${nameOf(field)}: names`, field.max, (size) =>
    put(example, field.path, (value) => record(size, 'K', Object.values(value ?? {})[0] ?? 1)),
  );
}

/**
 * Returns a copy of `input` in which `change(value, number, item)` replaced the values of a path.
 * @param {JsonSchema} schema
 * @returns {Put}
 */
function createPlacer(schema) {
  const resolve = resolver(schema);
  return (input, path, change) => {
    let number = 0;
    /** @type {(raw: SubSchema, value: unknown, at: number) => unknown} */
    const walk = (raw, value, at) => {
      const variants = variantsOf(raw, resolve);
      const key = path[at];
      const list = variants.find(({ type }) => type === 'array');
      const itemSchema = list && itemsOf(list);
      if (key === undefined) return change(value, number++, list && minimal(itemSchema, resolve));
      if (key === '*') {
        const given = itemsIn(value);
        const items =
          given.length > 0
            ? given
            : Array(Math.max(1, list?.minItems ?? 1)).fill(minimal(itemSchema, resolve));
        return items.map((item) => walk(itemSchema, item, at + 1));
      }
      const object = variants.find(({ properties }) => properties?.[key]);
      const base = fieldsIn(value) ?? fieldsIn(minimal(object, resolve)) ?? {};
      return { ...base, [key]: walk(object?.properties?.[key], base[key], at + 1) };
    };
    return walk(schema, input, 0);
  };
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown> | undefined}
 */
function fieldsIn(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;
}

/**
 * @param {SubSchema} raw
 * @param {ReturnType<typeof resolver>} resolve
 * @returns {JsonSchema[]}
 */
function variantsOf(raw, resolve) {
  const schema = resolve(raw);
  return [
    schema,
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).flatMap((each) => variantsOf(each, resolve)),
  ];
}

/**
 * The smallest value that fits a schema.
 * @param {SubSchema} raw
 * @param {ReturnType<typeof resolver>} resolve
 * @returns {unknown}
 */
function minimal(raw, resolve) {
  const schema = resolve(raw);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[0];
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants)
    return minimal(variants.find((each) => resolve(each).type !== 'null') ?? variants[0], resolve);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, minimal(schema.properties?.[key], resolve)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => minimal(itemsOf(schema), resolve));
    case 'string':
      return 'a'.repeat(schema.minLength ?? 0);
    case 'number':
    case 'integer':
      return Math.max(
        schema.minimum ?? 0,
        typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : 0,
      );
    case 'boolean':
      return false;
    default:
      return null;
  }
}
