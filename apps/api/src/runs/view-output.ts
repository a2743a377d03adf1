import { isRecord } from '@seller-toolbox/tool-contract/json';

/** What a caller wants to see of an output. */
export interface OutputView {
  /** Paths of fields, through lists too (`rows.sku`); undefined: all. */
  readonly fields?: readonly string[] | undefined;
  /** From 1; undefined: the first if the output is too long. */
  readonly page?: number | undefined;
  /** Maximum bytes of an output that is shown whole, and of one that is narrowed or cut. */
  readonly maxBytes: { readonly whole: number; readonly narrowed: number };
}

/** A page of the longest list or text of an output. */
export interface OutputPage {
  /** The path of the list or text. */
  readonly path: string;
  readonly page: number;
  readonly pages: number;
  /** Items of the list, or characters of the text, before this page and on it. */
  readonly from: number;
  readonly count: number;
  readonly total: number;
}

export interface ViewedOutput {
  /** `too-long`: even one item of a page is beyond the limit. */
  readonly kind: 'whole' | 'narrowed' | 'cut' | 'too-long' | 'no-such-page';
  /** Null where there is nothing to show. */
  readonly data: unknown;
  readonly page: OutputPage | null;
  /** Paths of long parts that do not fit on any page. */
  readonly leftOut: readonly string[];
  /** Of `fields`, those that the output does not have. */
  readonly missing: readonly string[];
  /** The fields of the whole output. */
  readonly allFields: readonly string[];
}

/** Narrows an output to the wanted fields, and cuts its longest part into pages if it is too long. */
export function viewOutput(output: unknown, { fields, page, maxBytes }: OutputView): ViewedOutput {
  const isNarrowed = fields !== undefined || page !== undefined;
  const missing = (fields ?? []).filter((path) => !hasPath(output, path.split('.')));
  const selected = fields ? pick(output, toTree(fields)) : output;
  const allFields = isRecord(output) ? Object.keys(output) : [];
  const shared = { leftOut: [], missing, allFields };
  const max = isNarrowed ? maxBytes.narrowed : maxBytes.whole;
  if (bytesOf(selected) <= max) {
    if (page !== undefined && page > 1) return { ...shared, kind: 'no-such-page', data: null, page: null };
    return { ...shared, kind: isNarrowed ? 'narrowed' : 'whole', data: selected, page: null };
  }
  const part = cutToPage(selected, page ?? 1, maxBytes.narrowed);
  return { ...shared, ...part, ...(!isNarrowed && part.kind === 'narrowed' && { kind: 'cut' }) };
}

type Cut = Pick<ViewedOutput, 'kind' | 'data' | 'page' | 'leftOut'>;
const TOO_LONG: Cut = { kind: 'too-long', data: null, page: null, leftOut: [] };

function cutToPage(selected: unknown, page: number, max: number): Cut {
  const [longest, ...others] = longParts(selected, []).sort((a, b) => b.bytes - a.bytes);
  if (!longest) return TOO_LONG;
  let rest = bytesOf(selected) - longest.bytes;
  const dropped: Part[] = [];
  for (const part of others) {
    if (rest <= max / 2) break;
    rest -= part.bytes;
    dropped.push(part);
  }
  const starts = pageStarts(longest.value, max - rest);
  if (rest > max / 2 || starts === null) return TOO_LONG;
  const from = starts[page - 1];
  if (from === undefined) return { ...TOO_LONG, kind: 'no-such-page' };
  const to = starts[page] ?? longest.value.length;
  const withoutDropped = dropped.reduce((data, { path }) => replaceAt(data, path, undefined), selected);
  return {
    kind: 'narrowed',
    data: replaceAt(withoutDropped, longest.path, longest.value.slice(from, to)),
    page: {
      path: longest.path.join('.'),
      page,
      pages: starts.length,
      from,
      count: to - from,
      total: longest.value.length,
    },
    leftOut: dropped.map(({ path }) => path.join('.')),
  };
}

interface Part {
  readonly path: readonly string[];
  readonly value: string | readonly unknown[];
  readonly bytes: number;
}

/** Lists and texts of an output that are not inside a list. */
function longParts(value: unknown, path: readonly string[]): Part[] {
  if (typeof value === 'string' || Array.isArray(value)) return [{ path, value, bytes: bytesOf(value) }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => longParts(inner, [...path, key]));
}

/** The index where each page begins, with at most `max` bytes a page; null if one item alone has more. */
function pageStarts(value: Part['value'], max: number): number[] | null {
  const starts = [0];
  let bytes = 0;
  for (let at = 0; at < value.length; at += 1) {
    const item = typeof value === 'string' ? bytesOfCharacter(value, at) : bytesOf(value[at]) + 1;
    if (item > max) return null;
    if (bytes + item > max) {
      starts.push(at);
      bytes = 0;
    }
    bytes += item;
  }
  return starts;
}

/** At most: a code unit that JSON may escape has up to 6 bytes (`\u0000`). */
function bytesOfCharacter(text: string, at: number): number {
  return /[ !#-[\]-~]/.test(text.charAt(at)) ? 1 : 6;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined || !isRecord(value)) return part;
  return { ...value, [key]: replaceAt(value[key], rest, part) };
}

/** The names of wanted fields; null: the whole value. */
type Tree = Map<string, Tree> | null;

function toTree(paths: readonly string[]): Tree {
  const root = new Map<string, Tree>();
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    const inner = root.get(name);
    if (inner === null) continue;
    const added = rest.length === 0 ? null : toTree([rest.join('.')]);
    root.set(name, added && inner ? new Map([...inner, ...added]) : added);
  }
  return root;
}

function pick(value: unknown, tree: Tree): unknown {
  if (tree === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, tree));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const wanted = tree.get(key);
      return wanted === undefined ? [] : [[key, pick(inner, wanted)]];
    }),
  );
}

function hasPath(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  if (Array.isArray(value)) return value.length === 0 || value.some((item) => hasPath(item, path));
  return isRecord(value) && Object.hasOwn(value, name) && hasPath(value[name], rest);
}
