import type { ReportDay } from '@seller-toolbox/contracts/analytics-report';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable, Disclosure } from '@seller-toolbox/ui';
import { useAnalyticsWords } from './analytics-words.ts';
import { barOf, busiestDay, isLabelled, ticksOf } from './bars.ts';
import styles from './trend-bars.module.css';

/** Up to this many bars, a figure fits above each, and a whole label below it. */
const MAX_LABELED_BARS = 10;

/** Uses of tools day by day, as bars over an axis and as a table. The last day is today by UTC, and not over. */
export function TrendBars({ rows }: { rows: readonly ReportDay[] }) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const ticks = ticksOf(rows);
  const top = ticks.at(-1) ?? 0;
  const busiest = busiestDay(rows);
  return (
    <>
      <div className={styles.chart}>
        <div className={styles.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${barOf(tick, top)}%` }}>
              {format.number(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <div className={styles.grid} aria-hidden="true">
            {ticks.map((tick) => (
              <span key={tick} style={{ insetBlockEnd: `${barOf(tick, top)}%` }} />
            ))}
          </div>
          <ol className={styles.bars} aria-label={t('trend.title')}>
            {rows.map((row, index) => (
              <Bar key={row.date} row={row} top={top} index={index} count={rows.length} />
            ))}
          </ol>
        </div>
      </div>
      <p className={styles.note}>
        {busiest &&
          t('trend.most', {
            day: format.dayOfYear(busiest.date),
            uses: format.number(busiest.uses),
          })}{' '}
        {t('trend.partial')}
      </p>
      <Disclosure summary={t('trend.asTable')}>
        <TrendTable rows={rows} />
      </Disclosure>
    </>
  );
}

interface BarProps {
  readonly row: ReportDay;
  readonly top: number;
  readonly index: number;
  readonly count: number;
}

function Bar({ row, top, index, count }: BarProps) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const uses = format.number(row.uses);
  const day = format.dayOfYear(row.date);
  const isToday = index === count - 1;
  const isWide = count <= MAX_LABELED_BARS;
  return (
    <li className={styles.day}>
      <span className="visually-hidden">
        {t('trend.bar', { day, uses, users: row.sessions })}
        {isToday && `, ${t('trend.today')}`}
      </span>
      <span className={styles.column} aria-hidden="true">
        {isWide && <span className={styles.figure}>{uses}</span>}
        <span
          className={isToday ? styles.partial : styles.bar}
          style={{ blockSize: `${barOf(row.uses, top)}%` }}
        />
      </span>
      {isLabelled(index, count) && (
        <span className={styles.name} data-end={isToday && !isWide} aria-hidden="true">
          {row.date.slice(5)}
        </span>
      )}
    </li>
  );
}

function TrendTable({ rows }: { rows: readonly ReportDay[] }) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const last = rows.at(-1);
  return (
    <DataTable
      caption={t('trend.title')}
      columns={[
        {
          key: 'date',
          kind: 'heading',
          header: t('trend.date'),
          cell: (row) => (
            <>
              {format.date(row.date)} {row === last && `(${t('trend.today')})`}
            </>
          ),
        },
        {
          key: 'uses',
          kind: 'number',
          header: t('column.uses'),
          cell: (row) => format.number(row.uses),
        },
        {
          key: 'before',
          kind: 'number',
          header: t('change.before', { name: t('column.uses') }),
          cell: (row) => format.number(row.before.uses),
        },
        {
          key: 'users',
          kind: 'number',
          header: t('column.sessions'),
          cell: (row) => format.number(row.sessions),
        },
      ]}
      rows={[...rows].reverse()}
      rowKey={({ date }) => date}
    />
  );
}
