import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { useMemo, useState } from 'react';
import { isDeferred, type DeferredEngine } from './deferred-engine.ts';
import { useToolEnvironment } from './tool-environment.tsx';

export interface FullEngine<E extends AnyEngine> {
  /** Null until it is loaded. */
  readonly engine: E | null;
  /** Loads the engine; undefined where it is loaded, or the page has it from the start. */
  readonly load: (() => Promise<E>) | undefined;
}

/** The engine, if the page has it already. A tool gets none for runs in its worker: the worker loads the engine itself. */
export function useFullEngine<E extends AnyEngine>(
  engine: E | DeferredEngine<E>,
  { hasShortRuns }: { readonly hasShortRuns: boolean },
): FullEngine<E> {
  const { runsIn } = useToolEnvironment().manifest;
  const [loaded, setLoaded] = useState<{ readonly engine: E } | null>(null);
  const load = useMemo(
    () =>
      isDeferred(engine)
        ? async () => {
            const full = await engine.load();
            if (runsIn === 'main' || hasShortRuns) setLoaded({ engine: full });
            return full;
          }
        : undefined,
    [engine, runsIn, hasShortRuns],
  );
  if (!isDeferred(engine)) return { engine, load: undefined };
  return loaded ? { engine: loaded.engine, load: undefined } : { engine: null, load };
}
