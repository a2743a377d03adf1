import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import type { RateDay } from '@seller-toolbox/contracts/rates-review';
import { DataTable } from '@seller-toolbox/ui';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import { useFormat } from '@seller-toolbox/words/react';
import { CsvButton } from '../parts/csv-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { rateChanges, ratePoints } from './rate-changes.ts';
import { useRatesWords } from './rates-words.ts';

const RATE_DIGITS = 6;

export interface RateDaysProps {
  readonly days: readonly RateDay[];
  readonly currency: string;
}

/** The rate of a currency day by day, as a line and as a table. */
export function RateDays({ days, currency }: RateDaysProps) {
  const t = useRatesWords();
  const format = useFormat();
  const rateText = (rate: number) => format.significant(rate, RATE_DIGITS);
  const csv = () =>
    CSV_START +
    [
      ['day', 'source', 'currencies', `USD/${currency}`],
      ...days.map(({ day, source, currencies, rate }) => [day, source, currencies, rate ?? '']),
    ]
      .map(toCsvLine)
      .join('');
  return (
    <>
      <LineChart
        label={t('history.title', { currency })}
        points={ratePoints(days)}
        formatX={(x) => new Date(x).toISOString().slice(5, 10)}
        formatY={rateText}
      />
      {days.length > 0 && <CsvButton name={`rates-${currency}`} ask={async () => csv()} />}
      <DataTable
        caption={t('history.title', { currency })}
        columns={[
          { key: 'day', kind: 'heading', header: t('history.day'), cell: ({ day }) => format.date(day) },
          {
            key: 'rate',
            kind: 'number',
            header: t('history.rate', { currency }),
            cell: ({ rate }) => (rate === null ? '—' : rateText(rate)),
          },
          {
            key: 'change',
            kind: 'number',
            header: t('history.change'),
            cell: ({ change }) => (change === null ? '—' : format.percent(change, 2)),
          },
          {
            key: 'currencies',
            kind: 'number',
            header: t('source.currencies'),
            cell: ({ currencies }) => format.number(currencies),
          },
          { key: 'source', header: t('source.name'), cell: ({ source }) => source },
        ]}
        rows={rateChanges(days)}
        rowKey={({ day }) => day}
        empty={<EmptyState title={t('history.empty')} />}
      />
    </>
  );
}
