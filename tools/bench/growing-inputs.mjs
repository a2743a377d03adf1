/** Repeated parts of texts: one of each character class, and pairs on which backtracking patterns fail. */
const PARTS = [
  [
    'a',
    ' ',
    '\t',
    '\n',
    '.',
    ',',
    '=',
    '-',
    '/',
    '(',
    '[',
    '<',
    '"',
    "'",
    '“',
    '«',
    '0',
    '&',
    ':',
    '_',
    '#',
    '+',
  ],
  [
    'é',
    '\u0301',
    'e\u0301\u0316',
    '\u200d',
    '\u00ad',
    '中',
    'か',
    'ก',
    '。',
    '，',
    '\u{1f600}',
    '\ud800',
    'İ',
    'ﷺ',
  ],
  [
    'a ',
    'a.',
    'a,',
    'a-',
    'a/',
    'a=',
    'a\n',
    '0.',
    '0 ',
    '1,000 ',
    '. ',
    ', ',
    ' -',
    '()',
    '<a>',
    '&#',
    'A',
    'aB ',
  ],
  ['best ', 'the ', 'steel water bottle ', 'more than 2 times "', 'error 12345 ', 'words: '],
].flat();
const ENDS = ['', 'a'];

/** Texts that grow: `make(length)` has about that many UTF-16 units. */
export const SHAPES = [
  ...PARTS.flatMap((part) =>
    ENDS.map((end) => ({
      name: JSON.stringify(part) + (end && ` then ${JSON.stringify(end)}`),
      make: (length) => repeatTo(part, length - end.length) + end,
    })),
  ),
  ...PARTS.slice(0, 12).map((part) => ({
    name: `a, ${JSON.stringify(part)}, a`,
    make: (length) => `a${repeatTo(part, length - 2)}a`,
  })),
  ...[' ', ',', '\n'].map((separator) => ({
    name: `distinct words and ${JSON.stringify(separator)}`,
    make: (length, first) => distinct(length, separator, first),
  })),
  {
    name: 'sum of powers',
    make: (length) => [...'abcdefgh'].map((c, at) => repeatTo(c, length >> (at + 1))).join(' '),
  },
];

function repeatTo(part, length) {
  return part.repeat(Math.max(0, Math.ceil(length / part.length))).slice(0, Math.max(0, length));
}

/** Words that no other text has, if `first` is its own number among texts. */
function distinct(length, separator, first = 0) {
  const words = [];
  for (let at = first * 1000, used = 0; used < length; at += 1) {
    words.push(`w${at.toString(36)}`);
    used += words.at(-1).length + 1;
  }
  return words.join(separator).slice(0, length);
}

/** Larger sizes are not searched: no schema names them for a length. */
const MAX_SIZE = 4_000_000;
const HUGE_NUMBER = 1e9;

/** The texts, lists, records and whole numbers of a JSON schema, with their paths ('*' is each item) and maxima. */
export function growingFields(schema) {
  const resolve = resolver(schema);
  const fields = [];
  const visit = (raw, path, seen) => {
    const at = resolve(raw);
    if (seen.includes(at)) return;
    const inside = [...seen, at];
    for (const variant of at.anyOf ?? at.oneOf ?? at.allOf ?? []) visit(variant, path, inside);
    for (const [key, field] of Object.entries(at.properties ?? {})) visit(field, [...path, key], inside);
    const add = (kind, max) =>
      fields.push({ kind, path, max: Math.min(max ?? MAX_SIZE, MAX_SIZE), isBounded: max !== undefined });
    if (at.type === 'string' && !at.enum && at.const === undefined) add('text', at.maxLength);
    if (at.type === 'integer' && at.maximum < HUGE_NUMBER) add('number', at.maximum);
    if (at.type === 'array' && at.items) {
      add('list', at.maxItems);
      visit(at.items, [...path, '*'], inside);
    }
    if (at.type === 'object' && typeof at.additionalProperties === 'object') add('record', at.maxProperties);
  };
  visit(schema, [], []);
  return fields;
}

/** Ways to make one input larger: `make(size)` up to `max`. */
export function growths(schema, example) {
  const put = placer(schema);
  const fields = growingFields(schema);
  const ofKind = (kind) => fields.filter((field) => field.kind === kind);
  const parts = { example, put, texts: ofKind('text'), lists: ofKind('list') };
  return [
    ...textGrowths(parts),
    ...parts.lists.flatMap((list) => listGrowths(list, parts)),
    ...ofKind('number').flatMap((number) => numberGrowths(number, parts)),
    ...ofKind('record').map((record) => recordGrowth(record, parts)),
    growth('unknown fields', 100_000, (size) => ({ ...example, ...record(size, 'k', 1) })),
  ];
}

const growth = (name, max, make) => ({ name, max, make });
const nameOf = ({ path }) => path.join('.') || 'input';
const shortWord = (n, max) => `w${n}`.slice(0, max);
const record = (size, prefix, value) =>
  Object.fromEntries(Array.from({ length: size }, (_, at) => [`${prefix}${at}`, value]));

/** Each text alone, and all together. */
function textGrowths({ example, put, texts }) {
  const max = Math.max(...texts.map((text) => text.max));
  const together = (make) => (size) =>
    texts.reduce(
      (made, text, at) => put(made, text.path, () => make(Math.min(text.max, at === 0 ? size : size >> 1))),
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

function textsIn(list, texts) {
  return texts.filter(
    ({ path }) => list.path.every((key, at) => path[at] === key) && path[list.path.length] === '*',
  );
}

/** The example with `size` items in a list, and `shape(number, max)` in each text of theirs. */
function rows(list, size, shape, { example, put, texts }) {
  const items = (value, _n, item) =>
    Array.from({ length: size }, (_, at) => value?.[at % (value.length || 1)] ?? item);
  return textsIn(list, texts).reduce(
    (made, text) => put(made, text.path, (_, n) => shape(n, text.max)),
    put(example, list.path, items),
  );
}

function listGrowths(list, parts) {
  const { example, put, texts } = parts;
  const long = textsIn(list, texts).length > 0 ? SHAPES.filter(({ name }) => !name.includes(' then ')) : [];
  return [
    growth(`${nameOf(list)}: equal items`, list.max, (size) =>
      put(example, list.path, (value, _n, item) => Array(size).fill(value?.[0] ?? item)),
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

/** A number alone, and at its maximum with each list. */
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

function recordGrowth(field, { example, put }) {
  return growth(`${nameOf(field)}: names`, field.max, (size) =>
    put(example, field.path, (value) => record(size, 'K', Object.values(value ?? {})[0] ?? 1)),
  );
}

/** Returns a copy of `input` in which `change(value, number, item)` replaced the values of a path. */
function placer(schema) {
  const resolve = resolver(schema);
  return (input, path, change) => {
    let number = 0;
    const walk = (raw, value, at) => {
      const variants = variantsOf(raw, resolve);
      if (at === path.length) {
        const list = variants.find(({ type }) => type === 'array');
        return change(value, number++, list && minimal(list.items, resolve));
      }
      const key = path[at];
      if (key === '*') {
        const list = variants.find(({ type }) => type === 'array');
        const items =
          Array.isArray(value) && value.length > 0
            ? value
            : Array(Math.max(1, list.minItems ?? 1)).fill(minimal(list.items, resolve));
        return items.map((item) => walk(list.items, item, at + 1));
      }
      const object = variants.find(({ properties }) => properties?.[key]);
      const base =
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? value
          : minimal(object, resolve);
      return { ...base, [key]: walk(object.properties[key], base[key], at + 1) };
    };
    return walk(schema, input, 0);
  };
}

function resolver({ $defs = {} }) {
  return (schema) => (schema?.$ref ? $defs[schema.$ref.replace('#/$defs/', '')] : schema) ?? {};
}

function variantsOf(raw, resolve) {
  const schema = resolve(raw);
  return [
    schema,
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).flatMap((each) => variantsOf(each, resolve)),
  ];
}

/** The smallest value that fits a schema. */
function minimal(raw, resolve) {
  const schema = resolve(raw);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum[0];
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants)
    return minimal(variants.find((each) => resolve(each).type !== 'null') ?? variants[0], resolve);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, minimal(schema.properties[key], resolve)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => minimal(schema.items, resolve));
    case 'string':
      return 'a'.repeat(schema.minLength ?? 0);
    case 'number':
    case 'integer':
      return Math.max(
        schema.minimum ?? 0,
        schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1,
      );
    case 'boolean':
      return false;
    default:
      return null;
  }
}
