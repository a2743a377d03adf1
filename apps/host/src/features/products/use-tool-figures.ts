import { loadProducts } from '@seller-toolbox/catalogue/products';
import type { ProductRow } from '@seller-toolbox/catalogue/engine-worker';
import type { Product, ToolProducts } from '@seller-toolbox/products';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { useEffect, useMemo, useRef, useState } from 'react';
import { runProducts } from './run-products.ts';
import { useToolLoad } from './use-tool-load.ts';

export interface ToolFigures {
  readonly toolId: string;
  readonly hook: ToolProducts;
  readonly rowOf: (product: Product) => ProductRow | undefined;
}

/** `not-loaded`: the tool itself could not be loaded. */
type RunStatus = 'idle' | 'running' | 'stopped' | 'failed' | 'not-loaded';

export interface ToolRun {
  /** Null until a tool is chosen and loaded. */
  readonly figures: ToolFigures | null;
  readonly status: RunStatus;
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
  readonly resume: () => void;
}

interface LoadedTool {
  readonly id: string;
  readonly hook: ToolProducts;
  /** Products are replaced when they change: what is computed stays right. */
  readonly rows: WeakMap<Product, ProductRow>;
}

/** The figures of a tool for products, computed in a worker; a product that changes is computed again. */
export function useToolFigures(toolId: string | null, products: readonly ListedProduct[]): ToolRun {
  const { tool, hasFailed, retry } = useToolLoad(toolId, loadTool);
  const [state, setState] = useState<Pick<ToolRun, 'status' | 'done' | 'total'>>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!tool) return undefined;
    const missing = products.map(({ product }) => product).filter((product) => !tool.rows.has(product));
    if (missing.length === 0) {
      // A run of other products has been left: what it has computed is shown.
      setState((before) =>
        before.status === 'running' ? { ...before, status: 'idle', done: before.total } : before,
      );
      return undefined;
    }
    let isLeft = false;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', done: 0, total: missing.length });
    // A run that other products have replaced is not one that the visitor has stopped.
    const end = (status: RunStatus) => !isLeft && setState((before) => ({ ...before, status }));
    let shown = performance.now();
    let count = 0;
    runProducts(
      { toolId: tool.id, products: missing, now: Date.now() },
      {
        signal: controller.signal,
        onRows: (first, rows) => {
          rows.forEach(
            (row, index) => missing[first + index] && tool.rows.set(missing[first + index] as Product, row),
          );
          count += rows.length;
          const done = count;
          // The whole table is sorted and drawn again each time.
          if (done < missing.length && performance.now() - shown < SHOWN_EVERY_MS) return;
          shown = performance.now();
          setState((before) => ({ ...before, done }));
        },
      },
    ).then(
      () => end('idle'),
      () => end(controller.signal.aborted ? 'stopped' : 'failed'),
    );
    return () => {
      isLeft = true;
      controller.abort();
    };
  }, [tool, products, attempt]);

  const { done } = state;
  const figures = useMemo(
    () =>
      tool ? { toolId: tool.id, hook: tool.hook, rowOf: (product: Product) => tool.rows.get(product) } : null,
    // New rows are new figures: columns that are sorted by them are sorted again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [tool, done],
  );
  return {
    ...(hasFailed ? NOT_LOADED : state),
    figures,
    stop: () => running.current?.abort(),
    resume: hasFailed ? retry : () => setAttempt((before) => before + 1),
  };
}

const SHOWN_EVERY_MS = 300;

const IDLE = { status: 'idle', done: 0, total: 0 } as const;
const NOT_LOADED = { status: 'not-loaded', done: 0, total: 0 } as const;

async function loadTool(id: string): Promise<LoadedTool> {
  const hook = await loadProducts(id);
  if (!hook) throw new Error(`no tool ${id} for products`);
  return { id, hook, rows: new WeakMap() };
}
