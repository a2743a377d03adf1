import { SegmentedControl } from '@seller-toolbox/ui';
import { useAnalyticsWords } from './analytics-words.ts';
import { RANGES, useRange } from './report-range.ts';

/** Chooses the days of all tables and charts. */
export function RangeControl() {
  const t = useAnalyticsWords();
  const { days, choose } = useRange();
  return (
    <SegmentedControl
      label={t('range.label')}
      options={RANGES.map((value) => ({ value, label: t('trend.days', { count: Number(value) }) }))}
      value={days}
      onValueChange={choose}
    />
  );
}
