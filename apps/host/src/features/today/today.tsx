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
        {TODAY_KINDS.map((kind) => {
          const row = rows.find((candidate) => candidate.kind === kind);
          return (
            <li key={kind} className={row ? styles.row : styles.waiting}>
              {row && <RowLink row={row} />}
            </li>
          );
        })}
      </ul>
      <PersonalRow />
    </>
  );
}
