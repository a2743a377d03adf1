import { DataTable } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { MonthRow, SourcesOutput } from '../../engine/sources-output.schema.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { StarsOverTime } from './stars-over-time.tsx';

/** How the stars are distributed, as bars and as a table with confidence intervals. */
export function DistributionChart({ output: { distribution } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  if (distribution.length === 0) return null;
  const starsOf = (stars: number) => words('sources.stars', { stars: format.number(stars) });
  const percent = (share: number) => format.percent(share / 100, 1);
  return (
    <section className={styles.section} aria-label={words('sources.distribution')}>
      <h3>{words('sources.distribution')}</h3>
      <div className={styles.chart}>
        <div className={styles.bars} data-printed>
          {distribution.map(({ stars, share }) => (
            <MeterBar
              key={stars}
              label={starsOf(stars)}
              value={share}
              max={100}
              text={percent(share)}
              tone={stars > 3 ? 'ok' : stars === 3 ? 'warn' : 'bad'}
            />
          ))}
        </div>
        <DataTable
          caption={words('sources.distribution')}
          columns={[
            {
              key: 'stars',
              kind: 'heading',
              header: words('field.rating'),
              cell: ({ stars }) => starsOf(stars),
            },
            {
              key: 'count',
              kind: 'number',
              header: words('sources.reviews'),
              cell: ({ count }) => format.number(count),
            },
            {
              key: 'share',
              kind: 'number',
              header: words('sources.share'),
              cell: ({ share }) => percent(share),
            },
            {
              key: 'interval',
              kind: 'number',
              header: words('sources.interval'),
              cell: ({ low, high }) => words('sources.range', { from: percent(low), to: percent(high) }),
            },
          ]}
          rows={distribution}
          rowKey={({ stars }) => stars}
        />
      </div>
    </section>
  );
}

/** Mean rating, stars and blame by month. */
export function MonthChart({ output: { months } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  if (months.length === 0) return null;
  const none = words('sources.noData');
  const rated = months.flatMap((row, x) => (row.rating.value === null ? [] : [{ x, y: row.rating.value }]));
  const number = (value: number) => format.number(value, { digits: 2 });
  return (
    <section className={styles.section} aria-label={words('sources.months')}>
      <h3>{words('sources.months')}</h3>
      {rated.length > 1 && (
        <div data-printed>
          <LineChart
            label={words('sources.monthsLabel', {
              first: number(rated[0]?.y ?? 0),
              last: number(rated.at(-1)?.y ?? 0),
            })}
            points={rated}
            formatX={(x) => months[Math.round(x)]?.month ?? ''}
            formatY={number}
          />
        </div>
      )}
      <StarsOverTime months={months} />
      <DataTable<MonthRow>
        caption={words('sources.months')}
        columns={[
          { key: 'month', kind: 'heading', header: words('sources.month'), cell: ({ month }) => month },
          {
            key: 'reviews',
            kind: 'number',
            header: words('sources.reviews'),
            cell: ({ reviews }) => format.number(reviews),
          },
          {
            key: 'rating',
            kind: 'number',
            header: words('sources.meanRating'),
            cell: ({ rating }) => (rating.value === null ? none : number(rating.value)),
          },
          ...[5, 4, 3, 2, 1].map((stars) => ({
            key: `stars-${stars}`,
            kind: 'number' as const,
            header: words('sources.stars', { stars: format.number(stars) }),
            cell: (row: MonthRow) => (row.rating.of === 0 ? none : format.number(row.stars[stars - 1] ?? 0)),
          })),
          {
            key: 'negative',
            kind: 'number',
            header: words('sources.blamed'),
            cell: ({ sentiment }) => (sentiment === null ? none : format.number(sentiment.negative)),
          },
        ]}
        rows={months}
        rowKey={({ month }) => month}
      />
    </section>
  );
}
