import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import {
  mergeChange,
  applyChanges,
  type ListedProduct,
  type Merge,
  type ProductChange,
  type Written,
} from './product-list.ts';

interface Schema extends DBSchema {
  products: { key: string; value: ListedProduct };
}

const STORE = 'products';
const VERSION = 1;
/** More are read faster all together. */
const MAX_SINGLE_READS = 200;

/** So many are written before the next; a change of more shows its progress. */
export const PART_SIZE = 500;

/** How much of a long change is stored. */
export interface WriteProgress {
  readonly done: number;
  readonly total: number;
}

export interface WriteOptions {
  /** What becomes of a stored product; as written by this page, unless said otherwise. */
  readonly merge?: Merge | undefined;
  /** Of changes of many products only. */
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/** The products in the browser's database; each call is one transaction, which happens as a whole or not at all. */
export interface ProductDatabase {
  readonly readAll: () => Promise<ListedProduct[]>;
  /** Null for products that there are not. */
  readonly read: (ids: readonly string[]) => Promise<Written>;
  /** What is stored after the changes. */
  readonly write: (changes: readonly ProductChange[], options?: WriteOptions) => Promise<Written>;
  readonly clear: () => Promise<void>;
  readonly close: () => void;
}

/** Rejects where the browser has no database for this page. */
export async function openProductDatabase(name: string): Promise<ProductDatabase> {
  const db = await openDB<Schema>(name, VERSION, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'id' }),
    // A newer page needs the database: this one goes on in memory until it is loaded again.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return {
    readAll: () => db.getAll(STORE),
    read: (ids) => readIds(db.transaction(STORE).store, ids),
    write: (changes, options = {}) => writeChanges(db, changes, options),
    clear: () => db.clear(STORE),
    close: () => db.close(),
  };
}

type Products = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, 'readwrite'>;

interface Readable {
  readonly get: (id: string) => Promise<ListedProduct | undefined>;
  readonly getAll: () => Promise<ListedProduct[]>;
}

async function readIds(store: Readable, ids: readonly string[]) {
  const found =
    ids.length > MAX_SINGLE_READS ? await store.getAll() : await Promise.all(ids.map((id) => store.get(id)));
  const byId = new Map(found.flatMap((listed) => (listed ? [[listed.id, listed]] : [])));
  return new Map(ids.map((id) => [id, byId.get(id) ?? null]));
}

async function writeChanges(
  db: IDBPDatabase<Schema>,
  changes: readonly ProductChange[],
  { merge = mergeChange, onProgress }: WriteOptions,
) {
  const transaction = db.transaction(STORE, 'readwrite');
  // Its failure is found below.
  transaction.done.catch(() => undefined);
  const { store } = transaction;
  try {
    const stored = await readIds(
      store,
      changes.map(({ id }) => id),
    );
    const written = applyChanges(stored, changes, merge);
    await removeFrom(store, removedIds(stored, written));
    await putInto(store, [...written.values()], onProgress);
    await transaction.done;
    return written;
  } catch (error) {
    throw await reasonOf(transaction, error);
  }
}

function removedIds(stored: Written, written: Written): ReadonlySet<string> {
  const removed = [...written].filter(([id, listed]) => listed === null && stored.get(id));
  return new Set(removed.map(([id]) => id));
}

/**
 * Each deletion makes the next one slower, so that thousands take minutes: neighbors are deleted by one range, and where there
 * are more ranges than products that stay, everything is deleted and these are written again.
 */
async function removeFrom(store: Products, removed: ReadonlySet<string>) {
  if (removed.size <= MAX_SINGLE_READS) {
    for (const id of removed) void ignoreFailure(store.delete(id));
    return;
  }
  const all = await store.getAll();
  const staying = all.filter(({ id }) => !removed.has(id));
  const ranges = rangesOf(
    all.map(({ id }) => id),
    removed,
  );
  if (ranges.length > staying.length) {
    void ignoreFailure(store.clear());
    for (const listed of staying) void ignoreFailure(store.put(listed));
  } else
    for (const { first, last } of ranges) void ignoreFailure(store.delete(IDBKeyRange.bound(first, last)));
}

/** The removed ids, in the order of the ids, without gaps. */
function rangesOf(ids: readonly string[], removed: ReadonlySet<string>) {
  const ranges: { readonly first: string; last: string }[] = [];
  let open: (typeof ranges)[number] | undefined;
  for (const id of ids) {
    if (!removed.has(id)) open = undefined;
    else if (open) open.last = id;
    else ranges.push((open = { first: id, last: id }));
  }
  return ranges;
}

/** Waits for each part, so that the page can show how many are written. */
async function putInto(
  store: Products,
  products: readonly (ListedProduct | null)[],
  onProgress: WriteOptions['onProgress'],
) {
  const total = products.length;
  for (let first = 0; first < total; first += PART_SIZE) {
    const part = products.slice(first, first + PART_SIZE).filter((listed) => listed !== null);
    const puts = part.map((listed) => ignoreFailure(store.put(listed)));
    if (total <= PART_SIZE) return;
    await puts.at(-1);
    onProgress?.({ done: Math.min(first + PART_SIZE, total), total });
  }
}

/** The failure of a request is that of its transaction. */
function ignoreFailure(request: Promise<unknown>): Promise<unknown> {
  return request.catch(() => undefined);
}

/** Why a transaction has ended, where that is known: what failed in it may only follow from it. */
async function reasonOf(
  transaction: { readonly abort: () => void; readonly done: Promise<void> },
  error: unknown,
) {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
  const ended: unknown = await transaction.done.then(
    () => error,
    (reason: unknown) => reason,
  );
  return ended instanceof DOMException && ended.name === 'AbortError' ? error : ended;
}
