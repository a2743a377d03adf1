import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { useMemo, useState } from 'react';
import { useToolEnvironment } from './tool-environment.tsx';

export interface KnownEngine<E extends AnyEngine> {
  readonly engine: E;
  /** Brings the whole engine; undefined where it is there, or the page opened with it. */
  readonly load: (() => Promise<E>) | undefined;
}

/**
 * The engine that the page has: the one that it opens with, and the whole one from when it has come. A tool with a worker keeps
 * the small one, because its worker has the whole.
 */
export function useWholeEngine<E extends AnyEngine>(
  engine: E,
  load: (() => Promise<E>) | undefined,
): KnownEngine<E> {
  const { runsIn } = useToolEnvironment().manifest;
  const [whole, setWhole] = useState<{ readonly engine: E } | null>(null);
  const bring = useMemo(
    () =>
      load &&
      (async () => {
        const brought = await load();
        if (runsIn === 'main') setWhole({ engine: brought });
        return brought;
      }),
    [load, runsIn],
  );
  return whole ? { engine: whole.engine, load: undefined } : { engine, load: bring };
}
