import { useEffect, useState } from 'react';
import { useToolEnvironment } from './tool-environment.tsx';

/** The engine's "now": the prerendered instant while the page hydrates, the clock's afterwards. */
export function useInstant(): number {
  const { prerenderedAt, clock } = useToolEnvironment();
  const [instant, setInstant] = useState(() => prerenderedAt ?? clock());
  useEffect(() => setInstant(clock()), [clock]);
  return instant;
}
