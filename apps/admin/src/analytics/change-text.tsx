import { useFormat } from '@seller-toolbox/words/react';
import { useAnalyticsWords } from './analytics-words.ts';
import { changeOf } from './change.ts';

/** The change of a count in words: absolute and as a share of the count before. */
export function useChangeText(): (count: number, before: number) => string {
  const t = useAnalyticsWords();
  const format = useFormat();
  return (count, before) => {
    const { difference, share } = changeOf(count, before);
    if (difference === 0) return t('change.none');
    const sign = difference > 0 ? '+' : '';
    const absolute = `${sign}${format.number(difference)}`;
    return `${absolute} (${share === null ? t('change.noBase') : `${sign}${format.percent(share)}`})`;
  };
}
