import { reviewAi } from '@seller-toolbox/api-client/ai-review';
import type { AiReview } from '@seller-toolbox/contracts/ai-review';
import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { Card, KeyFigure, SegmentedControl } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { oneOf } from '../parts/address-filters.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import { AiTable, useCosts } from './ai-table.tsx';
import { sumRows } from './ai-sums.ts';
import styles from './ai-page.module.css';
import { useAiWords } from './ai-words.ts';
import { PricesCard } from './prices-card.tsx';

/** The first is what the page opens with, and no part of the address. */
const DAYS = ['30', '7', '90'] as const;
const FILTERS = { days: oneOf(DAYS) };
const COLUMNS = [
  'day',
  'call',
  'tier',
  'source',
  'fault',
  'calls',
  'calls_with_tokens',
  'input_tokens',
  'output_tokens',
  'cost',
  'currency',
] as const;

/** What the AI was asked, how it answered, and what that cost. */
export function AiPage() {
  const t = useAiWords();
  const { values, set } = useAddressFilters(FILTERS);
  const days = values.days ?? DAYS[0];
  const query = useServiceQuery(['ai-usage', days], (options) => reviewAi(Number(days), options), {
    keepsLast: true,
  });
  return (
    <PageFrame
      title={t('head.title')}
      line={t('head.line')}
      actions={
        <SegmentedControl
          label={t('head.range')}
          options={[...DAYS]
            .sort((a, b) => Number(a) - Number(b))
            .map((value) => ({ value, label: t('head.days', { count: Number(value) }) }))}
          value={days}
          onValueChange={(chosen) => set({ days: chosen === DAYS[0] ? undefined : chosen })}
        />
      }
    >
      <QueryView query={query} skeleton={{ shape: 'block' }}>
        {(review) => <Review review={review} days={days} />}
      </QueryView>
    </PageFrame>
  );
}

function Review({ review, days }: { review: AiReview; days: string }) {
  const t = useAiWords();
  const { number } = useFormat();
  const costsOf = useCosts();
  const { rows } = review;
  const [all] = sumRows(rows, () => 'all');
  const callsFrom = (source: string) =>
    rows.filter((row) => row.source === source).reduce((sum, { calls }) => sum + calls, 0);
  const csv = () =>
    CSV_START +
    [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))].map(toCsvLine).join('');
  return (
    <>
      <div className={styles.figures}>
        <Card>
          <KeyFigure
            size="m"
            label={t('figures.today')}
            value={t('figures.of', { used: number(review.used_today), cap: number(review.daily_cap) })}
            note={t(review.configured ? 'figures.configured' : 'figures.notConfigured')}
          />
        </Card>
        {(['ai', 'cache', 'rules', 'error'] as const).map((source) => (
          <Card key={source}>
            <KeyFigure size="m" label={t(`source.${source}`)} value={number(callsFrom(source))} />
          </Card>
        ))}
        <Card>
          <KeyFigure
            size="m"
            label={t('column.cost')}
            value={costsOf(all?.costs ?? {})}
            note={t('figures.cost')}
          />
        </Card>
      </div>
      <Card
        title={t('tasks.title')}
        actions={rows.length > 0 && <CsvButton name={`ai-usage-${days}`} ask={async () => csv()} />}
      >
        <AiTable
          caption={t('tasks.title')}
          sums={sumRows(rows, ({ call, tier, source, fault }) => [call, tier, source, fault].join(' '))}
          head={[
            { header: t('column.call'), cell: ({ call }) => t(`call.${call}`) },
            { header: t('column.tier'), cell: ({ tier }) => t(`tier.${tier}`) },
            {
              header: t('column.source'),
              cell: ({ source, fault }) => t(`source.${source}`) + (fault === '' ? '' : ` · ${fault}`),
            },
          ]}
        />
      </Card>
      <Card title={t('daily.title')}>
        <AiTable
          caption={t('daily.title')}
          sums={sumRows(rows, ({ day }) => day)}
          head={[{ header: t('column.day'), cell: ({ day }) => <span className={styles.day}>{day}</span> }]}
        />
      </Card>
      <PricesCard stored={{ prices: review.prices, version: review.prices_version }} />
    </>
  );
}
