import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { useEffect, useMemo, useState } from 'react';
import { isDeferred, type DeferredEngine } from './deferred-engine.ts';
import { useToolEnvironment } from './tool-environment.tsx';

export interface FullEngine<E extends AnyEngine> {
  /** Null until it is loaded. */
  readonly engine: E | null;
  /** Loads the engine; undefined where it is loaded, or the page has it from the start. */
  readonly load: (() => Promise<E>) | undefined;
}

/** The first answer is on screen, and its files are loaded. */
const FULLER_AFTER_MS = 2000;

/** The engine, if the page has it already. A tool with a worker never gets it: its worker loads the engine itself. */
export function useFullEngine<E extends AnyEngine>(
  engine: E | DeferredEngine<E>,
  loadFuller: (() => Promise<E>) | undefined,
): FullEngine<E> {
  const { runsIn } = useToolEnvironment().manifest;
  const [loaded, setLoaded] = useState<{ readonly engine: E } | null>(null);
  const load = useMemo(
    () =>
      isDeferred(engine)
        ? async () => {
            const full = await engine.load();
            if (runsIn === 'main') setLoaded((now) => now ?? { engine: full });
            return full;
          }
        : undefined,
    [engine, runsIn],
  );
  useEffect(() => {
    if (!loadFuller) return undefined;
    const timer = setTimeout(() => {
      // Without it the answers stay as they are; the next visit tries again.
      loadFuller().then(
        (fuller) => setLoaded({ engine: fuller }),
        () => undefined,
      );
    }, FULLER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loadFuller]);
  if (loaded) return { engine: loaded.engine, load: undefined };
  return isDeferred(engine) ? { engine: null, load } : { engine, load: undefined };
}
