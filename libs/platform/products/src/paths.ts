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
  const dot = path.indexOf('.');
  if (dot >= 0) {
    const name = path.slice(0, dot);
    const before = fields[name];
    return { ...fields, [name]: withValueAt(isRecord(before) ? before : {}, path.slice(dot + 1), value) };
  }
  if (value !== undefined) return { ...fields, [path]: value };
  const { [path]: _, ...others } = fields;
  return others;
}
