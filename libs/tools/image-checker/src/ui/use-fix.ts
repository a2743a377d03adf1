import { useEffect, useRef, useState } from 'react';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type { FixFormat } from './fix-formats.ts';
import type { FixedFile } from './make-fixed-file.ts';
import { useRunCheck } from './run-check.ts';

export type FixState =
  | { readonly status: 'idle' | 'running' | 'failed' }
  /** The check of the corrected file. */
  | { readonly status: 'done'; readonly report: ImageReport };

/** Creates one corrected file at a time; another picture or leaving the page cancels it. */
export function useFix(file: File, judged: ImageReport) {
  const { fix, targetFill } = judged;
  const runCheck = useRunCheck();
  const [state, setState] = useState<FixState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    setState({ status: 'idle' });
    return () => running.current?.abort();
  }, [file, targetFill]);

  async function make(format: FixFormat): Promise<FixedFile | null> {
    if (fix === null) return null;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ status: 'running' });
    try {
      const { makeFixedFile } = await import('./make-fixed-file.ts');
      const fixed = await makeFixedFile({ file, report: judged, plan: fix, format, runCheck, signal });
      if (signal.aborted) return null;
      setState({ status: 'done', report: fixed.report });
      return fixed;
    } catch {
      if (!signal.aborted) setState({ status: 'failed' });
      return null;
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, make, cancel };
}
