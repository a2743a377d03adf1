import type { EngineDescription, JsonSchema } from '@seller-toolbox/catalogue/engines';
import * as fc from 'fast-check';
import { isRecord } from '@seller-toolbox/tool-contract/json';

/** Long enough for the limits of ordinary fields, short enough for hundreds of runs. */
const MAX_TEXT_LENGTH = 250;
const MAX_LIST_LENGTH = 6;
const MAX_NUMBER = 1e308;

/**
 * Inputs of an engine, generated from its JSON Schema and its examples: arbitrary ones, and examples with some fields
 * replaced. Most fit the schema; those that violate a rule beyond JSON Schema must be rejected with problems.
 */
export function inputArbitrary({ inputSchema, examples }: EngineDescription): fc.Arbitrary<unknown> {
  const texts = [...new Set(examples.flatMap(({ input }) => textsIn(input)))];
  const wild = valueOf(inputSchema, texts);
  const varied = fc.tuple(
    fc.constantFrom(...examples.map(({ input }) => input)),
    wild,
    fc.infiniteStream(fc.boolean()),
  );
  return fc.oneof(
    wild,
    varied.map(([example, replacement, choice]) => mix(example, replacement, choice)),
  );
}

/** The example with about half of its fields taken from the replacement. */
function mix(example: unknown, replacement: unknown, choice: Iterator<boolean>): unknown {
  if (!isRecord(example) || !isRecord(replacement)) return example;
  const replaced = Object.entries(replacement).filter(() => choice.next().value);
  return { ...example, ...Object.fromEntries(replaced) };
}

function valueOf(schema: JsonSchema | boolean, texts: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, texts)));
  switch (schema.type) {
    case 'object':
      return recordOf(schema, texts);
    case 'array':
      return listOf(schema, texts);
    case 'string':
      return textOf(schema, texts);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function recordOf(schema: JsonSchema, texts: readonly string[]): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, valueOf(field, texts)]),
  );
  const named = fc.record(fields, { requiredKeys: required, noNullPrototype: true });
  if (!isRecord(additionalProperties)) return named;
  const more = fc.dictionary(textOf({}, texts), valueOf(additionalProperties, texts), {
    maxKeys: MAX_LIST_LENGTH,
    noNullPrototype: true,
  });
  return fc.tuple(more, named).map(([rest, own]) => ({ ...rest, ...own }));
}

function listOf(schema: JsonSchema, texts: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => valueOf(item, texts)));
  const { minItems: minLength = 0, maxItems = MAX_LIST_LENGTH } = schema;
  const item = Array.isArray(schema.items) ? true : (schema.items ?? true);
  return fc.array(valueOf(item, texts), {
    minLength,
    maxLength: Math.max(minLength, Math.min(maxItems, MAX_LIST_LENGTH)),
  });
}

function textOf(schema: JsonSchema, texts: readonly string[]): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = MAX_TEXT_LENGTH, pattern } = schema;
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH)) };
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  // Blank, a lone surrogate, two scripts, an emoji of several code points, a line separator.
  const edgeCases = ['', ' \t\n', '\ud800', '防水 bluetooth 耳机', '👩‍👩‍👧', '\u2028', '__proto__', '0'].filter(
    fits,
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.string({ ...bounds, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.string({ ...bounds, unit: 'binary' }) },
    ...(edgeCases.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...edgeCases) }] : []),
    ...(texts.some(fits) ? [{ weight: 3, arbitrary: fc.constantFrom(...texts.filter(fits)) }] : []),
    ...(pattern ? [{ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }] : []),
  );
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const min = minimum ?? numberOr(exclusiveMinimum, -MAX_NUMBER);
  const max = maximum ?? numberOr(exclusiveMaximum, MAX_NUMBER);
  const whole = fc.maxSafeInteger().map((value) => clamp(value, Math.ceil(min), Math.floor(max)));
  const small = fc
    .integer({ min: -100, max: 1000 })
    .map((value) => clamp(value, Math.ceil(min), Math.floor(max)));
  const edges = fc.constantFrom(min, max, clamp(0, min, max), clamp(1, min, max));
  if (schema.type === 'integer') return fc.oneof(whole, small, edges);
  const ordinary = small.map((value) => clamp(value / 100, min, max));
  return fc.oneof(small, ordinary, edges, fc.double({ min, max, noNaN: true }));
}

// The type includes an older draft, in which an exclusive bound is a flag.
function numberOr(bound: number | boolean | undefined, otherwise: number): number {
  return typeof bound === 'number' ? bound : otherwise;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
