import { loadToday, todayIds } from '@seller-toolbox/catalogue/today';
import { languageInfo } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { PageWordsBoundary } from '../../site/base/page-words-boundary.tsx';
import { TODAY_KINDS } from './kinds.ts';
import { PersonalRow } from './personal-row.tsx';
import { RowLink } from './row-link.tsx';
import styles from './today-section.module.css';
import { useToday } from './use-today.ts';

const DAY = { month: 'short', day: 'numeric', weekday: 'short' } as const;

// Their code loads while the words do.
for (const id of todayIds) loadToday(id)?.catch(() => undefined);

/** The date, one row of each kind, then what the visitor did last. */
export function Today() {
  return (
    <PageWordsBoundary namespace="today">
      <Rows />
    </PageWordsBoundary>
  );
}

function Rows() {
  const rows = useToday();
  const { locale } = languageInfo(useLanguage());
  const [now] = useState(() => new Date());
  return (
    <>
      <p className={styles.date}>{new Intl.DateTimeFormat(locale, DAY).format(now)}</p>
      <ul className={styles.rows}>
        {rows.map((row, place) => (
          <li key={TODAY_KINDS[place]} className={row ? styles.row : styles.waiting}>
            {row && <RowLink row={row} />}
          </li>
        ))}
      </ul>
      <PersonalRow />
    </>
  );
}
