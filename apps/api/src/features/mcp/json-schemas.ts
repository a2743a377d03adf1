import type { JsonSchema } from '@seller-toolbox/catalogue/engines';
import { isRecord } from '@seller-toolbox/tool-contract/json';

/** Longer defaults, such as a table of rates, are left out: a model pays for every character of a schema. */
const MAX_DEFAULT_LENGTH = 300;

/** The input schema with a description of each field, by its path (`rows[].sku`). */
export function describedInput(schema: JsonSchema, fields: Readonly<Record<string, string>>): JsonSchema {
  return describeAt(withoutKeys(schema, ['$schema']), '', fields) as JsonSchema;
}

function describeAt(schema: unknown, path: string, fields: Readonly<Record<string, string>>): unknown {
  if (!isRecord(schema)) return schema;
  const described = Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'default' && JSON.stringify(value).length > MAX_DEFAULT_LENGTH) return [];
      if (key === 'properties' && isRecord(value)) return [[key, describeProperties(value, path, fields)]];
      if (key === 'items') return [[key, describeAt(value, `${path}[]`, fields)]];
      if (key === 'anyOf' && Array.isArray(value))
        return [[key, value.map((each) => describeAt(each, path, fields))]];
      return [[key, value]];
    }),
  );
  return described;
}

function describeProperties(
  properties: Readonly<Record<string, unknown>>,
  path: string,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inner = path === '' ? name : `${path}.${name}`;
      const description = Object.hasOwn(fields, inner) ? { description: fields[inner] } : {};
      const described = describeAt(schema, inner, fields);
      return [name, isRecord(described) ? { ...described, ...description } : described];
    }),
  );
}

/**
 * The output schema for answers that may hold only a part of the output: no property is required. The root has `type: object`,
 * which clients of 2025 expect.
 */
export function partialOutput(schema: JsonSchema): JsonSchema {
  const partial = withoutKeys(schema, ['$schema', 'required', 'additionalProperties', 'minItems']);
  return { type: 'object', ...(partial as JsonSchema) };
}

function withoutKeys(schema: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutKeys(each, keys));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (keys.includes(key) && !isSchemaOfRecord(key, value)) return [];
      // Names of properties are no keywords.
      if (key === 'properties' && isRecord(value)) return [[key, mapValues(value, keys)]];
      if (key === 'default' || key === 'enum' || key === 'const') return [[key, value]];
      // Without required properties a part of an output fits several of the schemas.
      return [[key === 'oneOf' ? 'anyOf' : key, withoutKeys(value, keys)]];
    }),
  );
}

/** `additionalProperties` of a record is the schema of its values. */
function isSchemaOfRecord(key: string, value: unknown): boolean {
  return key === 'additionalProperties' && isRecord(value);
}

function mapValues(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutKeys(inner, keys)]));
}
