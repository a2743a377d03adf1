import { ChartSwatch, StackedBar } from '@seller-toolbox/ui/charts';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { MonthRow } from '../../engine/sources-output.schema.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

const MAX_MONTHS = 24;
const STARS = [5, 4, 3, 2, 1] as const;
const TONES = { 5: 'ok', 4: 'lime', 3: 'warn', 2: 'orange', 1: 'bad' } as const;

/** How many reviews of each month have five to one stars. The table of the months has the same values. */
export function StarsOverTime({ months }: { months: readonly MonthRow[] }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const rated = months.filter(({ rating }) => rating.of > 0).slice(-MAX_MONTHS);
  if (rated.length < 2) return null;
  const most = Math.max(...rated.map(({ rating }) => rating.of));
  const starsOf = (stars: number) => words('sources.stars', { stars: format.number(stars) });
  return (
    <section className={styles.section} aria-label={words('sources.starsOverTime')}>
      <h4>{words('sources.starsOverTime')}</h4>
      <p className={styles.note}>
        {words('sources.starsOverTimeNote', { number: format.number(rated.length) })}
      </p>
      <ul className={styles.legend} aria-hidden="true">
        {STARS.map((stars) => (
          <li key={stars}>
            <ChartSwatch index={STARS.indexOf(stars)} tone={TONES[stars]} /> {starsOf(stars)}
          </li>
        ))}
      </ul>
      <div className={styles.timeline} data-printed>
        {rated.map((row) => (
          <div key={row.month} className={styles.timelineRow}>
            <span className={styles.note}>{row.month}</span>
            <StackedBar
              label={row.month}
              legend="hidden"
              total={most}
              segments={STARS.map((stars) => ({
                id: String(stars),
                label: starsOf(stars),
                value: row.stars[stars - 1] ?? 0,
                text: format.number(row.stars[stars - 1] ?? 0),
                tone: TONES[stars],
              }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
