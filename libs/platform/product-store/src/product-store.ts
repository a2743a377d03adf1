import { createObserved, type Observed } from '@seller-toolbox/browser-kit/observed';
import { PART_SIZE, type ProductDatabase, type WriteProgress } from './database.ts';
import {
  inOrder,
  invertChange,
  mergeChange,
  applyChanges,
  stepChange,
  withProducts,
  type ListedProduct,
  type Merge,
  type ProductChange,
  type Written,
} from './product-list.ts';

/** `quota`: the browser gives the site no more storage. Nothing of a change that failed is kept. */
export type ChangeOutcome = 'done' | 'quota' | 'failed';

/** The visitor's products, as this tab shows them. */
export interface ProductList {
  readonly status: 'loading' | 'ready';
  /** `memory`: the browser gives the page no database (private mode), so that the list ends with the page. */
  readonly keeping: 'database' | 'memory';
  readonly products: readonly ListedProduct[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Of the last change. */
  readonly outcome: ChangeOutcome;
  /** Products that another tab had changed since, so that the last undo or redo has kept values of theirs. */
  readonly keptNewer: number;
  /** A change of many products that is being stored; no other step is taken back before it ends. */
  readonly writing: WriteProgress | null;
}

export interface ProductStore {
  readonly read: () => ProductList;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the list, once. */
  readonly open: () => Promise<void>;
  /** All of the changes or none; they are undone together. */
  readonly change: (changes: readonly ProductChange[]) => Promise<ChangeOutcome>;
  readonly undo: () => Promise<ChangeOutcome>;
  readonly redo: () => Promise<ChangeOutcome>;
  /** Deletes every product in every tab; cannot be undone. */
  readonly clear: () => Promise<ChangeOutcome>;
  readonly close: () => void;
}

export interface StoreOptions {
  readonly openDatabase: () => Promise<ProductDatabase>;
  /** Notifies the other tabs; undefined in browsers without channels. */
  readonly openChannel?: (() => Channel | undefined) | undefined;
  /** Asks the browser not to delete the list when it needs space. */
  readonly persist?: (() => void) | undefined;
}

/** Which products have changed; null for all. */
type Message = readonly string[] | null;

/** Between the tabs of the site. */
export interface Channel {
  readonly post: (message: Message) => void;
  readonly listen: (listener: (message: Message) => void) => void;
  readonly close: () => void;
}

const MAX_UNDO = 100;
/** Another tab reads more of them faster as a whole. */
const MAX_NAMED = 200;

const EMPTY: ProductList = {
  status: 'loading',
  keeping: 'database',
  products: [],
  canUndo: false,
  canRedo: false,
  outcome: 'done',
  keptNewer: 0,
  writing: null,
};

/**
 * The list of products. What the database has is the truth: a change is shown when it is stored, and other tabs are notified
 * of the ids alone and read them again, so that all tabs end with the same products.
 */
export function createProductStore(options: StoreOptions): ProductStore {
  return new Store(options);
}

class Store implements ProductStore {
  readonly #options: StoreOptions;
  readonly #list = createObserved<ProductList>(EMPTY);
  #database: ProductDatabase | null = null;
  #channel: Channel | undefined;
  #opening: Promise<void> | undefined;
  #done: readonly (readonly ProductChange[])[] = [];
  #undone: readonly (readonly ProductChange[])[] = [];
  /** The changes of the page come one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  readonly read = () => this.#list.read();
  readonly subscribe = (listener: () => void) => this.#list.subscribe(listener);
  readonly open = () => (this.#opening ??= this.#load());
  readonly change = (changes: readonly ProductChange[]) => this.#inTurn(() => this.#change(changes));
  readonly undo = () => this.#stepInTurn('undo');
  readonly redo = () => this.#stepInTurn('redo');
  readonly clear = () => this.#inTurn(() => this.#clear());
  readonly close = () => {
    this.#channel?.close();
    this.#database?.close();
  };

  async #load() {
    try {
      this.#database = await this.#options.openDatabase();
      this.#update({ status: 'ready', products: inOrder(await this.#database.readAll()) });
    } catch {
      this.#database = null;
      this.#update({ status: 'ready', keeping: 'memory' });
    }
    this.#channel = this.#options.openChannel?.();
    this.#channel?.listen((ids) => void this.#follow(ids));
  }

  /** Reads what another tab has written. */
  async #follow(ids: Message) {
    if (!this.#database) return;
    try {
      const products =
        ids === null
          ? inOrder(await this.#database.readAll())
          : withWritten(await this.#database.read(ids), this.#list);
      this.#update({ products });
    } catch {
      // The other tab has stored it; the next visit reads it.
    }
  }

  async #change(changes: readonly ProductChange[]): Promise<ChangeOutcome> {
    if (changes.length === 0) return 'done';
    const outcome = await this.#store(changes);
    if (outcome !== 'done') return outcome;
    this.#done = [...this.#done, changes].slice(-MAX_UNDO);
    this.#undone = [];
    this.#update({});
    this.#options.persist?.();
    return outcome;
  }

  async #step(kind: 'undo' | 'redo'): Promise<ChangeOutcome> {
    const changes = (kind === 'undo' ? this.#done : this.#undone).at(-1);
    if (!changes) return 'done';
    const newer = new Set<string>();
    const outcome = await this.#store(
      kind === 'undo' ? changes.map(invertChange).reverse() : changes,
      (current, change) => {
        const { listed, isNewer } = stepChange(current, change);
        if (isNewer) newer.add(change.id);
        return listed;
      },
    );
    if (outcome !== 'done') return outcome;
    if (kind === 'undo') {
      this.#done = this.#done.slice(0, -1);
      this.#undone = [...this.#undone, changes];
    } else {
      this.#done = [...this.#done, changes];
      this.#undone = this.#undone.slice(0, -1);
    }
    this.#update({ keptNewer: newer.size });
    return outcome;
  }

  async #store(changes: readonly ProductChange[], merge: Merge = mergeChange): Promise<ChangeOutcome> {
    await this.open();
    if (changes.length > PART_SIZE) this.#update({ writing: { done: 0, total: changes.length } });
    try {
      const written = this.#database
        ? await this.#database.write(changes, {
            merge,
            onProgress: (writing) => this.#update({ writing }),
          })
        : inMemory(this.read().products, changes, merge);
      const products = withWritten(written, this.#list);
      this.#update({ products, outcome: 'done', keptNewer: 0, writing: null });
      this.#channel?.post(changes.length > MAX_NAMED ? null : changes.map(({ id }) => id));
      return 'done';
    } catch (error) {
      const outcome = isQuota(error) ? 'quota' : 'failed';
      this.#update({ outcome, keptNewer: 0, writing: null });
      return outcome;
    }
  }

  async #clear(): Promise<ChangeOutcome> {
    await this.open();
    try {
      await this.#database?.clear();
    } catch {
      this.#update({ outcome: 'failed' });
      return 'failed';
    }
    [this.#done, this.#undone] = [[], []];
    this.#update({ products: [], outcome: 'done', keptNewer: 0 });
    this.#channel?.post(null);
    return 'done';
  }

  /** A second press during a long change would take back another one. */
  #stepInTurn(kind: 'undo' | 'redo'): Promise<ChangeOutcome> {
    if (this.read().writing) return Promise.resolve('done');
    return this.#inTurn(() => this.#step(kind));
  }

  #inTurn(work: () => Promise<ChangeOutcome>): Promise<ChangeOutcome> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  #update(part: Partial<ProductList>) {
    const [canUndo, canRedo] = [this.#done.length > 0, this.#undone.length > 0];
    this.#list.write({ ...this.read(), ...part, canUndo, canRedo });
  }
}

function withWritten(written: Written, list: Observed<ProductList>): readonly ListedProduct[] {
  return withProducts(list.read().products, written);
}

function inMemory(products: readonly ListedProduct[], changes: readonly ProductChange[], merge: Merge) {
  return applyChanges(new Map(products.map((listed) => [listed.id, listed])), changes, merge);
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
