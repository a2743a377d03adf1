import { useFormat } from '@seller-toolbox/words/react';

/** A value in percent as it is written; a dash where there is none. */
export function usePercent(): (percent: number | null | undefined) => string {
  const format = useFormat();
  return (percent) => (typeof percent === 'number' ? format.percent(percent / 100) : '–');
}
