import type {
  EngineWorkerAnswer,
  ProductRow,
  ProductsRequest,
  ProductsWorkerRequest,
} from '@seller-toolbox/catalogue/engine-worker';
import { startWorker } from '../../site/base/start-worker.ts';

export interface ProductsRun {
  /** Called with the rows of the products from `first` on. */
  readonly onRows: (first: number, rows: readonly ProductRow[]) => void;
  readonly signal: AbortSignal;
}

const MAX_WORKERS = 4;
/** Starting a worker takes longer than fewer products. */
const MIN_PART = 500;

/** Runs a tool over products in one or more workers; rejects when it is stopped or one breaks. */
export async function runProducts(request: ProductsRequest, { onRows, signal }: ProductsRun): Promise<void> {
  const { products } = request;
  const cores = navigator.hardwareConcurrency || 1;
  const count = Math.min(MAX_WORKERS, cores, Math.ceil(products.length / MIN_PART));
  const size = Math.ceil(products.length / count);
  const parts = Array.from({ length: count }, (_, part) => part * size);
  await Promise.all(
    parts.map((start) =>
      runPart(
        { ...request, products: products.slice(start, start + size) },
        { signal, onRows: (first, rows) => onRows(start + first, rows) },
      ),
    ),
  );
}

function runPart(request: ProductsRequest, { onRows, signal }: ProductsRun): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const worker = startWorker();
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal.reason));
    const fail = (message: string) => end(() => reject(new Error(message)));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', ({ message }) => fail(message));
    worker.addEventListener('message', ({ data }: MessageEvent<EngineWorkerAnswer>) => {
      if (data.kind !== 'product-rows') return fail(data.kind === 'failed' ? data.message : 'no rows');
      onRows(data.first, data.rows);
      if (data.first + data.rows.length >= request.products.length) end(resolve);
    });
    worker.postMessage({ products: request } satisfies ProductsWorkerRequest);
  });
}
