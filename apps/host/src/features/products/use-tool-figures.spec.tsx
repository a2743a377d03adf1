import { productsIds } from '@seller-toolbox/catalogue/products';
import type { EngineWorkerAnswer } from '@seller-toolbox/catalogue/engine-worker';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteWordsProvider } from '../../site/base/site-words.tsx';
import { loadSiteWords } from '../../site/base/words.ts';
import { useToolFigures } from './use-tool-figures.ts';

const [TOOL = ''] = productsIds;
const [first, second]: readonly ListedProduct[] = ['A', 'B'].map((sku, position) => ({
  id: sku,
  position,
  product: { sku },
}));
const FIRST = first ? [first] : [];
const BOTH = first && second ? [first, second] : [];

/** A worker that answers when the test says so. */
class MadeWorker extends EventTarget {
  static readonly started: MadeWorker[] = [];
  constructor() {
    super();
    MadeWorker.started.push(this);
  }
  postMessage() {}
  terminate() {}
  /** All rows of the run. */
  answer(count: number) {
    const rows = Array.from({ length: count }, () => ({ values: [], problems: [], unused: [] }));
    const data: EngineWorkerAnswer = { kind: 'product-rows', first: 0, rows };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

async function show(products: readonly ListedProduct[]) {
  const words = await loadSiteWords('en');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteWordsProvider value={words}>
      <I18nProvider i18n={words.i18n}>{children}</I18nProvider>
    </SiteWordsProvider>
  );
  const shown = renderHook((given: readonly ListedProduct[]) => useToolFigures(TOOL, given), {
    wrapper,
    initialProps: products,
  });
  await waitFor(() => expect(MadeWorker.started).toHaveLength(1));
  return shown;
}

describe('useToolFigures', () => {
  const { Worker } = globalThis;
  beforeEach(() => {
    MadeWorker.started.length = 0;
    Object.assign(globalThis, { Worker: MadeWorker });
  });
  afterEach(() => void Object.assign(globalThis, { Worker }));

  it('goes on with other products without saying that it was stopped', async () => {
    const { result, rerender } = await show(FIRST);
    await act(async () => rerender(BOTH));
    expect(result.current).toMatchObject({ status: 'running', total: 2 });
    await act(async () => MadeWorker.started.at(-1)?.answer(2));
    expect(result.current).toMatchObject({ status: 'idle', done: 2 });
  });

  it('stops when all products that are left are computed', async () => {
    const { result, rerender } = await show(FIRST);
    await act(async () => MadeWorker.started.at(-1)?.answer(1));
    await act(async () => rerender(BOTH));
    expect(result.current).toMatchObject({ status: 'running' });
    await act(async () => rerender(FIRST));
    expect(result.current).toMatchObject({ status: 'idle' });
  });

  it('is stopped and goes on', async () => {
    const { result } = await show(FIRST);
    await act(async () => result.current.stop());
    expect(result.current).toMatchObject({ status: 'stopped' });
    await act(async () => result.current.resume());
    await act(async () => MadeWorker.started.at(-1)?.answer(1));
    expect(result.current).toMatchObject({ status: 'idle' });
  });
});
