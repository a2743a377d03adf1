import { useFormat } from '@seller-toolbox/words/react';

/** Percentage points as ACOS is written: one decimal. */
export function usePoints(): (points: number) => string {
  const format = useFormat();
  return (points) => format.number(points, { digits: 1 });
}
