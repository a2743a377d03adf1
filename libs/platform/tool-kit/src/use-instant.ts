import { startTransition, useEffect, useState } from 'react';
import { useToolEnvironment } from './tool-environment.tsx';

/**
 * The engine's "now": the prerendered instant while the page hydrates, the clock's afterwards. With `refreshEvery`
 * (milliseconds) it moves on at whole multiples of it while the page is in sight.
 */
export function useInstant(refreshEvery?: number): number {
  const { prerenderedAt, clock } = useToolEnvironment();
  const [instant, setInstant] = useState(() => prerenderedAt ?? clock());

  useEffect(() => {
    // An answer to what was typed does not wait for it.
    if (prerenderedAt !== null) startTransition(() => setInstant(clock()));
    if (refreshEvery === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(tick, refreshEvery - (clock() % refreshEvery));
    };
    const tick = () => {
      setInstant(clock());
      schedule();
    };
    schedule();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [prerenderedAt, clock, refreshEvery]);

  return instant;
}
