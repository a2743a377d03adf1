import { startTransition, useEffect, useState } from 'react';
import { useToolEnvironment } from './tool-environment.tsx';

export interface PageInstant {
  readonly instant: number;
  /** False while it is the prerendered one. */
  readonly isPresent: boolean;
}

/** The instant alone. */
export function useInstant(refreshEvery?: number): number {
  return usePageInstant(refreshEvery).instant;
}

/**
 * The engine's "now": the prerendered instant while the page hydrates, the clock's afterwards. With `refreshEvery`
 * (milliseconds) it moves on at whole multiples of it while the page is in sight.
 */
export function usePageInstant(refreshEvery?: number): PageInstant {
  const { prerenderedAt, clock } = useToolEnvironment();
  const [now, setNow] = useState<PageInstant>(() => ({
    instant: prerenderedAt ?? clock(),
    isPresent: prerenderedAt === null,
  }));

  useEffect(() => {
    const moveOn = () => setNow({ instant: clock(), isPresent: true });
    // An answer to what was typed does not wait for it.
    if (prerenderedAt !== null) startTransition(moveOn);
    if (refreshEvery === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(tick, refreshEvery - (clock() % refreshEvery));
    };
    const tick = () => {
      moveOn();
      schedule();
    };
    schedule();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [prerenderedAt, clock, refreshEvery]);

  return now;
}
