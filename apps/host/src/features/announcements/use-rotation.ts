import { useEffect, useState } from 'react';

export const ROTATION_MS = 5000;

export interface Rotation {
  /** Which of them is shown. */
  readonly index: number;
  readonly next: () => void;
}

/** Goes from one to the next every five seconds, and from the last to the first; a pause starts the five seconds anew. */
export function useRotation(count: number, isPaused: boolean): Rotation {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setTimeout(() => setStep((before) => before + 1), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [step, count, isPaused]);
  return { index: count === 0 ? 0 : step % count, next: () => setStep((before) => before + 1) };
}
