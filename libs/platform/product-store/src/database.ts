import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { mergeChange, type ListedProduct, type ProductChange } from './product-list.ts';

interface Schema extends DBSchema {
  products: { key: string; value: ListedProduct };
}

const STORE = 'products';
const VERSION = 1;
/** More are read faster all together. */
const MAX_SINGLE_READS = 200;

/** The products in the browser's database; each call is one transaction, which happens as a whole or not at all. */
export interface ProductDatabase {
  readonly readAll: () => Promise<ListedProduct[]>;
  /** Null for products that there are not. */
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, ListedProduct | null>>;
  /** What is stored after the changes. */
  readonly write: (changes: readonly ProductChange[]) => Promise<ReadonlyMap<string, ListedProduct | null>>;
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
    write: (changes) => writeChanges(db, changes),
    clear: () => db.clear(STORE),
    close: () => db.close(),
  };
}

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

async function writeChanges(db: IDBPDatabase<Schema>, changes: readonly ProductChange[]) {
  const transaction = db.transaction(STORE, 'readwrite');
  const { store } = transaction;
  const work = async () => {
    const stored = await readIds(
      store,
      changes.map(({ id }) => id),
    );
    const written = new Map<string, ListedProduct | null>();
    for (const change of changes) {
      const current = written.get(change.id) ?? stored.get(change.id) ?? null;
      const merged = mergeChange(current, change);
      written.set(change.id, merged);
      // Their failure is that of the transaction.
      (merged === null ? store.delete(change.id) : store.put(merged)).catch(() => undefined);
    }
    return written;
  };
  const [written] = await Promise.all([work(), transaction.done]);
  return written;
}
