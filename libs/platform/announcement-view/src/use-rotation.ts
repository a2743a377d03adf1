import { useEffect, useState } from 'react';

export const ROTATION_MS = 5000;

export interface Rotation {
  /** Which of them is shown. */
  readonly index: number;
  readonly next: () => void;
}

/** Goes from one to the next every five seconds, and from the last to the first; a pause starts the five seconds anew. */
export function useRotation(count: number, isPaused: boolean): Rotation {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setTimeout(() => setPlace((before) => (before + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [place, count, isPaused]);
  // What is shown may have been closed: then what followed it has its place.
  return { index: place < count ? place : 0, next: () => setPlace((before) => (before + 1) % count) };
}
