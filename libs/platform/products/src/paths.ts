import { isRecord } from '@seller-toolbox/tool-contract/json';

type Fields = Readonly<Record<string, unknown>>;

/** The value at a path of names and positions ("fees.totalFees", "versions.0.title"); undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    if (Array.isArray(found)) return (found as readonly unknown[])[Number(name)];
    return isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }, value);
}

/** The same fields with another value at a path of names; undefined removes it. */
export function withValueAt(fields: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  const { [name]: before, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...fields, [name]: value };
  return { ...fields, [name]: withValueAt(isRecord(before) ? before : {}, rest.join('.'), value) };
}
