import { isRecord } from '@seller-toolbox/tool-contract/json';
import { bareNumber, numberInCell, unitIn } from '../table-file/cell-values.ts';
import { decimalSignOf } from '../table-file/number-style.ts';

/** A JSON Schema, as far as a cell needs it. */
export type InputSchema = Readonly<Record<string, unknown>>;

type CellType = 'number' | 'boolean' | 'text';

/** What the input of a tool has at a path of names; undefined for an unknown field, or where no cell can be its value. */
export function inputTypeAt(schema: InputSchema, path: string): CellType | undefined {
  const found = path
    .split('.')
    .reduce<readonly InputSchema[]>(
      (schemas, name) => schemas.flatMap((one) => formsAt(one, name)),
      [schema],
    );
  return typeOf(found);
}

function typeOf(forms: readonly InputSchema[]): CellType | undefined {
  const types = new Set(forms.flatMap(({ type, enum: values }) => type ?? (values && 'string')));
  if (types.has('number') || types.has('integer')) return 'number';
  if (types.has('boolean')) return 'boolean';
  return types.has('string') ? 'text' : undefined;
}

/** A field of an input that one cell can fill. */
export interface InputField {
  readonly path: string;
  readonly type: CellType;
  /** The texts that it can have, where it has only some. */
  readonly choices: readonly string[];
}

/** The fields of an input that are in no list, in their order. */
export function inputFields(schema: InputSchema, prefix = ''): readonly InputField[] {
  const names = [...new Set(formsOf(schema).flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return names.flatMap((name): readonly InputField[] => {
    const path = `${prefix}${name}`;
    const forms = formsAt(schema, name);
    const type = typeOf(forms);
    if (type === undefined) return forms.flatMap((form) => inputFields(form, `${path}.`));
    const choices = forms.flatMap(({ enum: values }): unknown[] => (Array.isArray(values) ? values : []));
    return [{ path, type, choices: choices.filter((choice) => typeof choice === 'string') }];
  });
}

/** The schema of what a row fills: the input, or an element of its list. */
export function rowSchema(schema: InputSchema, list: string | undefined): InputSchema {
  if (list === undefined) return schema;
  const { properties } = schema;
  const found = isRecord(properties) ? properties[list] : undefined;
  const items = isRecord(found) ? found['items'] : undefined;
  return isRecord(items) ? items : {};
}

/**
 * A value of a setting as its field has it; as it is written where the field is no number and no yes or no. Numbers are read
 * like cells of a file, without units: `4,5` and `$1,234.50`; one that can be read both ways, `1.234`, has a decimal point.
 */
export function parsedSetting(type: CellType | undefined, text: string): unknown {
  // A bare figure would be in the unit of the input; the engine rejects the text.
  if (type === 'number' && unitIn(text) !== undefined) return text;
  if (type === 'number') return numberInCell(text, decimalSignOf([bareNumber(text)], null).sign) ?? text;
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The forms of a field of an object. */
function formsAt(schema: InputSchema, name: string): readonly InputSchema[] {
  return formsOf(schema).flatMap(({ properties }) => {
    const inner = isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return isRecord(inner) ? formsOf(inner) : [];
  });
}

function formsOf(schema: InputSchema): readonly InputSchema[] {
  const forms = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((one): unknown[] =>
    Array.isArray(one) ? one : [],
  );
  return [schema, ...forms.filter(isRecord).flatMap(formsOf)];
}
