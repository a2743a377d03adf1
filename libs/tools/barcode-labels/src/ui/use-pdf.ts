import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import type { Progress } from '@seller-toolbox/tool-contract';
import { useEffect, useRef, useState } from 'react';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';

export interface PdfMaker {
  /** The share that is done; null where no PDF is being made. */
  readonly share: number | null;
  /** The file; null where it was stopped. Rejects where it could not be made. */
  readonly make: (output: BarcodeOutput) => Promise<Uint8Array | null>;
  readonly stop: () => void;
}

/** Makes a PDF in a worker where the site and the browser have what it needs, otherwise on the page. */
export function usePdf(): PdfMaker {
  const { manifest, openSession } = useToolEnvironment();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function make(output: BarcodeOutput) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const progress: Progress = (done) => {
      signal.throwIfAborted();
      setShare(done);
    };
    progress(0);
    try {
      const session = typeof OffscreenCanvas === 'undefined' ? undefined : openSession?.(manifest.id);
      if (!session) {
        const load = await import('../session/barcode-labels.session.ts');
        return await load.openSession()({ output }, progress);
      }
      signal.addEventListener('abort', () => session.end());
      // The session's only result type is bytes.
      return (await session.ask({ output }, progress).finally(session.end)) as Uint8Array;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      setShare(null);
    }
  }
  return { share, make, stop: () => running.current?.abort() };
}
