import { isRecord } from './json.ts';

/** The part of a `zod/mini` schema that says what an empty value of it is. */
interface SchemaShape {
  readonly def: {
    readonly type: string;
    readonly defaultValue?: unknown;
    readonly innerType?: SchemaShape;
    readonly element?: SchemaShape;
    readonly options?: readonly SchemaShape[];
  };
  readonly shape?: Readonly<Record<string, SchemaShape>>;
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}

type Fields = Readonly<Record<string, unknown>>;

/** The neutral input of a schema: its defaults, and empty texts, lists and numbers of 0 where it has none. */
export function blankInput(schema: object, example: object): Fields {
  return blankFields((schema as SchemaShape).shape ?? {}, example as Fields);
}

/**
 * The input without what is left of the example: a value that equals the example's becomes the neutral one, in lists and
 * objects part by part. Keys of `own` remain as they are.
 */
export function withoutExample(
  schema: object,
  { input, example, own = [] }: { input: object; example: object; own?: readonly string[] },
): Fields {
  const { shape = {} } = schema as SchemaShape;
  const blank = blankFields(shape, example as Fields);
  const isOwn = new Set([...own, 'ruleSet']);
  const keys = [...new Set([...Object.keys(input), ...Object.keys(blank)])];
  return Object.fromEntries(
    keys.map((key) => {
      const value = (input as Fields)[key];
      if (isOwn.has(key)) return [key, value];
      return [key, ownPart(value, (example as Fields)[key], { blank: blank[key], schema: shape[key] })];
    }),
  );
}

function blankFields(shape: Readonly<Record<string, SchemaShape>>, example: Fields): Fields {
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([key]) => key !== 'ruleSet')
      .map(([key, field]) => [key, blankOf(field, example[key])]),
  );
}

/** Accepted by a field of free text, even where it is required. */
const TEXTS = ['', 'x'];

/** A text of a fixed form, such as the code of a currency, is a choice: the page opens with the example's. */
function blankOf(schema: SchemaShape, example: unknown): unknown {
  const { type, defaultValue, innerType, element, options } = schema.def;
  if (type === 'default') return defaultValue;
  if (type === 'prefault') return schema.safeParse(undefined).data;
  if (type === 'optional') return undefined;
  if (type === 'nullable') return null;
  if (type === 'number') return 0;
  if (type === 'boolean') return false;
  if (type === 'string') return TEXTS.some((text) => schema.safeParse(text).success) ? '' : example;
  if (type === 'array' && element) return blankList(schema, element, example);
  if (type === 'object' && schema.shape) return blankFields(schema.shape, (example ?? {}) as Fields);
  const inner = innerType ?? options?.[0];
  return inner ? blankOf(inner, example) : example;
}

const MAX_BLANKS = 5;

/** As many elements as the schema requires. */
function blankList(schema: SchemaShape, element: SchemaShape, example: unknown): unknown[] {
  const first = (example as readonly unknown[] | undefined)?.[0];
  const list: unknown[] = [];
  while (list.length < MAX_BLANKS && !schema.safeParse(list).success) list.push(blankOf(element, first));
  return list;
}

interface Part {
  readonly blank: unknown;
  readonly schema: SchemaShape | undefined;
}

function ownPart(value: unknown, example: unknown, { blank, schema }: Part): unknown {
  if (JSON.stringify(value) === JSON.stringify(example)) return blank;
  const inner = innermost(schema);
  if (Array.isArray(value) && Array.isArray(example)) {
    return ownElements(value, example, { blank, schema: inner?.def.element });
  }
  if (!isRecord(value) || !isRecord(example) || !inner?.shape) return value;
  const { shape } = inner;
  const blanks = isRecord(blank) ? blank : blankFields(shape, example);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      ownPart(part, example[key], { blank: blanks[key], schema: shape[key] }),
    ]),
  );
}

/**
 * Rows of the example are left out, as are its texts at the end of a list; a text before an own one becomes empty, so that
 * each stays in its field.
 */
function ownElements(value: readonly unknown[], example: readonly unknown[], { blank, schema }: Part) {
  const blanks = (blank ?? []) as readonly unknown[];
  const isLeft = (at: number) =>
    at >= blanks.length && JSON.stringify(value[at]) === JSON.stringify(example[at]);
  const end = value.findLastIndex((_, at) => !isLeft(at)) + 1;
  return value.slice(0, end).flatMap((element, at) => {
    if (isLeft(at) && isRecord(element)) return [];
    const own = blanks[at] ?? (schema && blankOf(schema, example[at]));
    return [ownPart(element, example[at], { blank: own, schema })];
  });
}

function innermost(schema: SchemaShape | undefined): SchemaShape | undefined {
  const inner = schema?.def.innerType;
  return inner ? innermost(inner) : schema;
}
