import type { ReportDay } from '@seller-toolbox/contracts/analytics-report';
import { useFormat } from '@seller-toolbox/words/react';
import { useAnalyticsWords } from './analytics-words.ts';

/** Says which days a report covers, and what they are compared with. */
export function useRangeLine(): (days: readonly ReportDay[]) => string {
  const t = useAnalyticsWords();
  const format = useFormat();
  return (days) => {
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return '';
    return t('range.line', { from: format.date(first.date), to: format.date(last.date), days: days.length });
  };
}
