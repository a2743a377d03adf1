import { useEffect, useRef, useState } from 'react';
import type { BatchLine } from './batch-lines.ts';
import type { Batch, BatchFormat, CodeLook } from './make-batch.ts';

export type BatchState =
  | { readonly status: 'idle' | 'failed' | 'cancelled' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'done'; readonly batch: Batch };

/** Runs one batch at a time; unmounting cancels it. */
export function useBatch() {
  const [state, setState] = useState<BatchState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(
    lines: readonly BatchLine[],
    look: CodeLook,
    format: BatchFormat,
  ): Promise<Batch | null> {
    const controller = new AbortController();
    running.current = controller;
    const show = (next: BatchState) => {
      if (!controller.signal.aborted) setState(next);
    };
    const total = lines.length;
    show({ status: 'running', done: 0, total });
    try {
      const { makeBatch } = await import('./make-batch.ts');
      const progress = (done: number) => show({ status: 'running', done, total });
      const batch = await makeBatch({ lines, look, format, progress, signal: controller.signal });
      if (batch) show({ status: 'done', batch });
      return batch;
    } catch {
      show({ status: 'failed' });
      return null;
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ status: 'cancelled' });
  }

  return { state, start, cancel };
}
