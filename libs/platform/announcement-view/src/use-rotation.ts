import { useEffect, useState } from 'react';

export const ROTATION_MS = 5000;

export interface Rotation {
  /** Which of them is shown. */
  readonly index: number;
  readonly next: () => void;
}

/** Shows the next one every five seconds, and the first after the last; a pause restarts the five seconds. */
export function useRotation(count: number, isPaused: boolean): Rotation {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setTimeout(() => setPlace((before) => (before + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [place, count, isPaused]);
  // The current one may have been closed: the next one has its index.
  return { index: place < count ? place : 0, next: () => setPlace((before) => (before + 1) % count) };
}
