import type { UsageTrendDay } from '@seller-toolbox/contracts/analytics-statistics';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable, Disclosure } from '@seller-toolbox/ui';
import { useAnalyticsWords } from './analytics-words.ts';
import { barOf, isLabelled } from './bars.ts';
import styles from './trend-bars.module.css';

/** Up to this many bars, a figure fits above each. */
const MAX_LABELED_BARS = 10;

/** Uses of tools day by day, as bars and as a table. The last day is today by UTC, and not over. */
export function TrendBars({ rows }: { rows: readonly UsageTrendDay[] }) {
  const t = useAnalyticsWords();
  const maxUses = Math.max(...rows.map(({ total_uses: uses }) => uses));
  return (
    <>
      <ol className={styles.bars} aria-label={t('trend.title')} tabIndex={0}>
        {rows.map((row, index) => (
          <Bar key={row.date} row={row} most={maxUses} index={index} count={rows.length} />
        ))}
      </ol>
      <p className={styles.note}>{t('trend.partial')}</p>
      <Disclosure summary={t('trend.asTable')}>
        <TrendTable rows={rows} />
      </Disclosure>
    </>
  );
}

interface BarProps {
  readonly row: UsageTrendDay;
  readonly most: number;
  readonly index: number;
  readonly count: number;
}

function Bar({ row, most, index, count }: BarProps) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const uses = format.number(row.total_uses);
  const day = format.dayOfYear(row.date.slice(5));
  const isToday = index === count - 1;
  return (
    <li className={styles.day}>
      <span className="visually-hidden">
        {t('trend.bar', { day, uses, users: row.unique_users })}
        {isToday && `, ${t('trend.today')}`}
      </span>
      <span className={styles.column} aria-hidden="true">
        {count <= MAX_LABELED_BARS && <span className={styles.figure}>{uses}</span>}
        <span
          className={isToday ? styles.partial : styles.bar}
          style={{ blockSize: `${barOf(row.total_uses, most)}%` }}
        />
      </span>
      <span className={styles.name} aria-hidden="true">
        {isLabelled(index, count) ? row.date.slice(5) : ''}
      </span>
    </li>
  );
}

function TrendTable({ rows }: { rows: readonly UsageTrendDay[] }) {
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
          cell: (row) => format.number(row.total_uses),
        },
        {
          key: 'users',
          kind: 'number',
          header: t('column.sessions'),
          cell: (row) => format.number(row.unique_users),
        },
      ]}
      rows={[...rows].reverse()}
      rowKey={({ date }) => date}
    />
  );
}
