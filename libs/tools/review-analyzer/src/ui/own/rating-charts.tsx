import { DataTable } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { MonthRow, OwnOutput } from '../../engine/own-reviews.schema.ts';
import styles from './own.module.css';
import { OWN_WORDS, type OwnWords } from './own-words.ts';
import { StarsOverTime } from './stars-over-time.tsx';

/** How the stars are distributed, as bars and as a table with confidence intervals. */
export function DistributionChart({ output: { distribution } }: { output: OwnOutput }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  if (distribution.length === 0) return null;
  const starsOf = (stars: number) => words('own.stars', { stars: format.number(stars) });
  const percent = (share: number) => format.percent(share / 100, 1);
  return (
    <section className={styles.section} aria-label={words('own.distribution')}>
      <h3>{words('own.distribution')}</h3>
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
          caption={words('own.distribution')}
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
              header: words('own.reviews'),
              cell: ({ count }) => format.number(count),
            },
            { key: 'share', kind: 'number', header: words('own.share'), cell: ({ share }) => percent(share) },
            {
              key: 'interval',
              kind: 'number',
              header: words('own.interval'),
              cell: ({ low, high }) => words('own.range', { from: percent(low), to: percent(high) }),
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
export function MonthChart({ output: { months } }: { output: OwnOutput }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  if (months.length === 0) return null;
  const none = words('own.noData');
  const rated = months.flatMap((row, x) => (row.rating.value === null ? [] : [{ x, y: row.rating.value }]));
  const number = (value: number) => format.number(value, { digits: 2 });
  return (
    <section className={styles.section} aria-label={words('own.months')}>
      <h3>{words('own.months')}</h3>
      {rated.length > 1 && (
        <div data-printed>
          <LineChart
            label={words('own.monthsLabel', {
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
        caption={words('own.months')}
        columns={[
          { key: 'month', kind: 'heading', header: words('own.month'), cell: ({ month }) => month },
          {
            key: 'reviews',
            kind: 'number',
            header: words('own.reviews'),
            cell: ({ reviews }) => format.number(reviews),
          },
          {
            key: 'rating',
            kind: 'number',
            header: words('own.meanRating'),
            cell: ({ rating }) => (rating.value === null ? none : number(rating.value)),
          },
          ...[5, 4, 3, 2, 1].map((stars) => ({
            key: `stars-${stars}`,
            kind: 'number' as const,
            header: words('own.stars', { stars: format.number(stars) }),
            cell: (row: MonthRow) => (row.rating.of === 0 ? none : format.number(row.stars[stars - 1] ?? 0)),
          })),
          {
            key: 'negative',
            kind: 'number',
            header: words('own.blamed'),
            cell: ({ sentiment }) => (sentiment === null ? none : format.number(sentiment.negative)),
          },
        ]}
        rows={months}
        rowKey={({ month }) => month}
      />
    </section>
  );
}
