import {
  fieldIdsOf,
  mergeProduct,
  valueOfField,
  type FieldId,
  type Product,
  type ProductField,
} from '@seller-toolbox/products';
import {
  differs,
  isSameValue,
  newProducts,
  withField,
  type ListedProduct,
  type ProductChange,
} from './product-list.ts';

/** A product as a line of a file says it. */
export interface ImportRow {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly product: Product;
}

/** A field that has another value in the list than in the file, in the units of the list. */
export interface FieldConflict {
  readonly id: string;
  readonly product: Product;
  readonly field: FieldId;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly file: string;
  readonly line: number;
}

/** A field that two lines say differently. */
export interface RowConflict {
  readonly product: Product;
  readonly field: FieldId;
  readonly first: ImportRow;
  readonly second: ImportRow;
}

/** Which of several lines counts for a field that they say differently. */
export type CountedLine = 'first' | 'last';

export interface ImportPlan {
  readonly added: readonly Product[];
  /** Products with new values, as they are if every conflict is decided for the file. */
  readonly updated: readonly ProductChange[];
  readonly unchanged: number;
  readonly conflicts: readonly FieldConflict[];
  readonly rowConflicts: readonly RowConflict[];
}

export function conflictKey({ id, field }: Pick<FieldConflict, 'id' | 'field'>): string {
  return `${id} ${field}`;
}

/** The codes by which a line finds its product, the strongest first. */
export const PRODUCT_KEYS = ['sku', 'fnsku', 'asin', 'ean', 'upc'] as const satisfies readonly ProductField[];
/** Not a value of its own: it says what the figures are in. */
const UNITS: readonly string[] = ['dimensionUnit', 'weightUnit'] satisfies ProductField[];

interface Target {
  readonly before: ListedProduct | null;
  product: Product;
  /** Which line has said a field. */
  readonly said: Map<FieldId, ImportRow>;
}

/** What an import does to the list: lines of all files joined by SKU, with everything that they disagree about. */
export function planImport(
  list: readonly ListedProduct[],
  rows: readonly ImportRow[],
  counts: CountedLine = 'first',
): ImportPlan {
  const index = createIndex();
  const targets: Target[] = list.map((before) => ({ before, product: before.product, said: new Map() }));
  targets.forEach(index.add);
  const rowConflicts: RowConflict[] = [];
  const sameField: SameField = { counts, rowConflicts };
  for (const row of rows) {
    const found = index.find(row.product);
    if (found.length === 0) {
      const target: Target = { before: null, product: {}, said: new Map() };
      targets.push(target);
      takeRow(target, row, sameField);
      index.add(target);
    }
    for (const target of found) {
      takeRow(target, row, sameField);
      // The line may have said its SKU, by which the next one finds it.
      index.add(target);
    }
  }
  const touched = targets.filter(({ said }) => said.size > 0);
  const known = touched.flatMap(({ before, ...target }) => (before ? [{ before, ...target }] : []));
  const updated = known.filter(({ before, product }) => differs(before.product, product));
  return {
    added: touched.filter(({ before }) => before === null).map(({ product }) => product),
    updated: updated.map(({ before, product }) => ({ id: before.id, before, after: { ...before, product } })),
    unchanged: known.length - updated.length,
    conflicts: updated.flatMap(conflictsOf),
    rowConflicts,
  };
}

/** The changes of a plan, without the values of the conflicts that are decided for the list. */
export function takePlan(
  list: readonly ListedProduct[],
  plan: ImportPlan,
  keepsMine: (conflict: FieldConflict) => boolean,
): readonly ProductChange[] {
  const withMine = new Map(plan.updated.map(({ id, after }) => [id, after]));
  for (const { id, field, mine } of plan.conflicts.filter(keepsMine)) {
    const after = withMine.get(id);
    if (after) withMine.set(id, { ...after, product: withField(after.product, field, mine) });
  }
  const updated = plan.updated.map(({ id, before }) => ({ id, before, after: withMine.get(id) ?? null }));
  const added = newProducts(list, plan.added).map((after) => ({ id: after.id, before: null, after }));
  return [
    ...updated.filter(({ before, after }) => before && after && differs(before.product, after.product)),
    ...added,
  ];
}

/** What becomes of a field that an earlier line has said. */
interface SameField {
  readonly counts: CountedLine;
  readonly rowConflicts: RowConflict[];
}

function takeRow(target: Target, row: ImportRow, { counts, rowConflicts }: SameField): void {
  const merged = mergeProduct(target.product, row.product);
  let next = merged;
  for (const field of fieldIdsOf(row.product)) {
    const first = target.said.get(field);
    if (first === undefined) {
      target.said.set(field, row);
      continue;
    }
    const [kept, other] = [valueOfField(target.product, field), valueOfField(merged, field)];
    if (kept === other || UNITS.includes(field)) continue;
    const isConflict = !isSameValue(kept, other);
    if (isConflict) rowConflicts.push({ product: target.product, field, first, second: row });
    if (isConflict && counts === 'last') target.said.set(field, row);
    else next = withField(next, field, kept);
  }
  target.product = next;
}

function conflictsOf({ before, product, said }: Target & { before: ListedProduct }): FieldConflict[] {
  return [...said].flatMap(([field, { file, line }]) => {
    const [mine, theirs] = [valueOfField(before.product, field), valueOfField(product, field)];
    if (mine === undefined || mine === '' || UNITS.includes(field) || isSameValue(mine, theirs)) return [];
    return [{ id: before.id, product: before.product, field, mine, theirs, file, line }];
  });
}

function createIndex() {
  const byKey = new Map<string, Target[]>();
  return {
    add: (target: Target) => {
      for (const field of PRODUCT_KEYS) {
        const value = target.product[field];
        if (!value) continue;
        const key = `${field} ${value}`;
        const found = byKey.get(key);
        if (!found) byKey.set(key, [target]);
        else if (!found.includes(target)) found.push(target);
      }
    },
    /**
     * All products that a line is about: a SKU may be listed once for each marketplace. A product that has no SKU yet is found
     * by its other codes.
     */
    find: (product: Product): readonly Target[] => {
      for (const [at, key] of PRODUCT_KEYS.entries()) {
        if (!product[key]) continue;
        const found = (byKey.get(`${key} ${product[key]}`) ?? []).filter(({ product: other }) =>
          isSameProduct(other, product, PRODUCT_KEYS.slice(0, at)),
        );
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** Whether two products can be one: same marketplace, and no stronger key says otherwise. */
function isSameProduct(one: Product, other: Product, stronger: readonly ProductField[]): boolean {
  return [...stronger, 'marketplace' as const].every(
    (field) => !one[field] || !other[field] || one[field] === other[field],
  );
}
