import 'fake-indexeddb/auto';
import { openProductDatabase } from './database.ts';
import { changeFields, newProduct, removeProducts, replaceAll, type ListedProduct } from './product-list.ts';
import { createProductStore, type Channel, type ProductStore } from './product-store.ts';

let databases = 0;
const stores: ProductStore[] = [];

/** Tabs over one database, notified through a channel between them. */
function openTabs(count: number): ProductStore[] {
  const name = `products-${(databases += 1)}`;
  const listeners: Parameters<Channel['listen']>[0][] = [];
  const tabs = Array.from({ length: count }, (_, tab) => {
    const channel: Channel = {
      post: (message) => listeners.forEach((listener, other) => other !== tab && listener(message)),
      listen: (listener) => {
        listeners[tab] = listener;
      },
      close: () => undefined,
    };
    return createProductStore({ openDatabase: () => openProductDatabase(name), openChannel: () => channel });
  });
  stores.push(...tabs);
  return tabs;
}

const openTab = () => openTabs(1)[0] as ProductStore;

afterEach(() => stores.splice(0).forEach((store) => store.close()));

async function add(store: ProductStore, ...skus: readonly string[]) {
  for (const sku of skus) {
    await store.open();
    const after = newProduct(store.read().products, { sku });
    await store.change([{ id: after.id, before: null, after }]);
  }
}

const skus = (store: ProductStore) => store.read().products.map(({ product }) => product.sku);
const at = (store: ProductStore, index: number) => store.read().products[index] as ListedProduct;
const edit = (store: ProductStore, index: number, fields: Parameters<typeof changeFields>[1]) => {
  const change = changeFields(at(store, index), fields);
  return store.change(change ? [change] : []);
};
/** Resolves when the tab shows what the predicate is about. */
const until = (store: ProductStore, isShown: () => boolean) =>
  new Promise<void>((resolve) => {
    const remove = store.subscribe(check);
    function check() {
      if (!isShown()) return;
      remove();
      resolve();
    }
    check();
  });

describe('createProductStore', () => {
  it('keeps products in their order for the next visit', async () => {
    const [first, second] = openTabs(2) as [ProductStore, ProductStore];
    await add(first, 'B', 'A');
    await second.open();
    expect(skus(second)).toEqual(['B', 'A']);
  });

  it('undoes and redoes changes, and puts a removed product back in its place', async () => {
    const store = openTab();
    await add(store, 'A', 'B', 'C');
    await store.change(removeProducts([at(store, 1)]));
    await edit(store, 0, { title: 'Mug' });
    expect(skus(store)).toEqual(['A', 'C']);
    await store.undo();
    await store.undo();
    expect(skus(store)).toEqual(['A', 'B', 'C']);
    expect(at(store, 0).product).toEqual({ sku: 'A' });
    await store.redo();
    expect(skus(store)).toEqual(['A', 'C']);
    expect(store.read()).toMatchObject({ canUndo: true, canRedo: true });
    await add(store, 'D');
    expect(store.read().canRedo).toBe(false);
  });

  it('shows the changes of another tab', async () => {
    const [one, other] = openTabs(2) as [ProductStore, ProductStore];
    await other.open();
    await add(one, 'A', 'B');
    await until(other, () => skus(other).length === 2);
    await one.change(removeProducts([at(one, 0)]));
    await until(other, () => skus(other).join() === 'B');
    await one.clear();
    await until(other, () => skus(other).length === 0);
  });

  it('keeps the fields that two tabs write at the same time', async () => {
    const [one, other] = openTabs(2) as [ProductStore, ProductStore];
    await add(one, 'A');
    await other.open();
    await Promise.all([edit(one, 0, { title: 'Mug' }), edit(other, 0, { price: 9 })]);
    const both = { sku: 'A', title: 'Mug', price: 9 };
    const isBoth = (store: ProductStore) => () =>
      JSON.stringify(at(store, 0).product) === JSON.stringify(both);
    await Promise.all([until(one, isBoth(one)), until(other, isBoth(other))]);
  });

  // Undo brought back the value from before both edits.
  it('keeps a value that another tab has changed since when it undoes and redoes, and says so', async () => {
    const [one, other] = openTabs(2) as [ProductStore, ProductStore];
    await add(one, 'A');
    await other.open();
    await edit(one, 0, { price: 11.11, title: 'Mug' });
    await until(other, () => at(other, 0).product.price === 11.11);
    await edit(other, 0, { price: 22.22 });
    await until(one, () => at(one, 0).product.price === 22.22);
    await one.undo();
    expect(at(one, 0).product).toEqual({ sku: 'A', price: 22.22 });
    expect(one.read()).toMatchObject({ keptNewer: 1, canRedo: true });
    await one.redo();
    expect(at(one, 0).product).toEqual({ sku: 'A', price: 22.22, title: 'Mug' });
    expect(one.read().keptNewer).toBe(1);
    await edit(one, 0, { brand: 'Acme' });
    expect(one.read().keptNewer).toBe(0);
    await one.undo();
    expect(one.read().keptNewer).toBe(0);
  });

  it('keeps a product that another tab has edited since it was added, and one that it has deleted', async () => {
    const [one, other] = openTabs(2) as [ProductStore, ProductStore];
    await add(one, 'A');
    await other.open();
    await edit(other, 0, { title: 'Mug' });
    await one.undo();
    expect(one.read()).toMatchObject({ keptNewer: 1, products: [{ product: { sku: 'A', title: 'Mug' } }] });
    await edit(one, 0, { price: 9 });
    await other.clear();
    await one.undo();
    expect(one.read()).toMatchObject({ keptNewer: 1, products: [] });
  });

  it('keeps the own columns that two tabs write at the same time', async () => {
    const [first, second] = openTabs(2) as [ProductStore, ProductStore];
    await add(first, 'A');
    await edit(first, 0, { own: { Shelf: 'A-1', Box: 'L' } });
    await second.open();
    await Promise.all([
      edit(first, 0, { own: { Shelf: 'B-2', Box: 'L' } }),
      edit(second, 0, { own: { Shelf: 'A-1', Note: 'new' } }),
    ]);
    const own = { Shelf: 'B-2', Note: 'new' };
    await until(first, () => at(first, 0).product.own?.['Note'] === 'new');
    await until(second, () => at(second, 0).product.own?.['Shelf'] === 'B-2');
    expect([at(first, 0).product.own, at(second, 0).product.own]).toEqual([own, own]);
  });

  it('adds one product where two tabs add the same SKU', async () => {
    const [one, other] = openTabs(2) as [ProductStore, ProductStore];
    await Promise.all([add(one, 'A'), add(other, 'A')]);
    await until(one, () => skus(one).length === 1);
    expect(skus(other)).toEqual(['A']);
  });

  it('restores a product that another tab has deleted while it was edited', async () => {
    const [one, other] = openTabs(2) as [ProductStore, ProductStore];
    await add(one, 'A');
    await other.open();
    const seen = at(other, 0);
    await one.clear();
    const change = changeFields(seen, { title: 'Mug' });
    await other.change(change ? [change] : []);
    await until(one, () => skus(one).length === 1);
    expect(at(one, 0).product).toEqual({ sku: 'A', title: 'Mug' });
  });

  it('names exhausted storage and keeps what was there', async () => {
    const store = openTab();
    await add(store, 'A');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const outcome = await edit(store, 0, { title: 'Mug' });
    put.mockRestore();
    expect(outcome).toBe('quota');
    expect(store.read()).toMatchObject({ outcome: 'quota', products: [{ product: { sku: 'A' } }] });
    expect(await edit(store, 0, { title: 'Mug' })).toBe('done');
    expect(store.read().outcome).toBe('done');
  });

  it('works in memory where the browser has no database, and says so', async () => {
    const store = createProductStore({ openDatabase: () => Promise.reject(new Error('private mode')) });
    await add(store, 'A');
    expect(store.read()).toMatchObject({ keeping: 'memory', status: 'ready' });
    await store.undo();
    expect(skus(store)).toEqual([]);
  });

  it('replaces the list by a backup as one change', async () => {
    const store = openTab();
    await add(store, 'A', 'B');
    const backup = store.read().products;
    await store.change(removeProducts(backup));
    await add(store, 'C');
    await store.change(replaceAll(store.read().products, backup));
    expect(skus(store)).toEqual(['A', 'B']);
    await store.undo();
    expect(skus(store)).toEqual(['C']);
  });

  it('takes 10,000 products in one change, and shows how many are stored', async () => {
    const store = openTab();
    const products = Array.from({ length: 10_000 }, (_, index) => ({
      id: `id-${index}`,
      position: index,
      product: { sku: `SKU-${index}`, price: index },
    }));
    const shown: string[] = [];
    store.subscribe(() => {
      const { writing } = store.read();
      if (writing) shown.push(`${writing.done}/${writing.total}`);
    });
    await store.change(replaceAll([], products));
    expect(shown).toEqual(Array.from({ length: 21 }, (_, part) => `${part * 500}/10000`));
    expect(store.read()).toMatchObject({ writing: null, outcome: 'done' });
    expect(store.read().products).toHaveLength(10_000);
    await store.undo();
    expect(store.read().products).toEqual([]);
  });

  it('takes one step back where undo is pressed again during a long change', async () => {
    const store = openTab();
    await add(store, 'A');
    const products = Array.from({ length: 501 }, (_, index) => ({
      id: `id-${index}`,
      position: index + 2,
      product: {},
    }));
    const adding = store.change(products.map((after) => ({ id: after.id, before: null, after })));
    while (!store.read().writing) await Promise.resolve();
    await store.undo();
    await adding;
    expect(store.read().products).toHaveLength(502);
    await store.undo();
    expect(skus(store)).toEqual(['A']);
  });

  it.each([
    ['all of them', () => true],
    ['neighbors', (at: number) => at >= 100 && at < 400],
    ['every second one', (at: number) => at % 2 === 0],
    ['all but every third one', (at: number) => at % 3 !== 0],
  ])('removes %s of 600 products, and the next visit finds the others', async (_, isRemoved) => {
    const [store, next] = openTabs(2) as [ProductStore, ProductStore];
    const products = Array.from({ length: 600 }, (_unused, index) => ({
      id: `id-${index}`,
      position: index,
      product: { sku: `SKU-${index}` },
    }));
    await store.change(replaceAll([], products));
    await store.change(removeProducts(products.filter((_unused, at) => isRemoved(at))));
    const left = products.filter((_unused, at) => !isRemoved(at));
    expect(store.read().products).toEqual(left);
    await next.open();
    expect(next.read().products).toEqual(left);
    await store.undo();
    expect(store.read().products).toEqual(products);
  });
});
