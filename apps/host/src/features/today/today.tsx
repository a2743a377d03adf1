import { loadToday, todayIds } from '@seller-toolbox/catalogue/today';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { languageInfo } from '@seller-toolbox/words';
import { useLanguage, useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { PageWordsBoundary } from '../../site/base/page-words-boundary.tsx';
import type zh from '../../words/today/zh.json';
import { TODAY_KINDS } from './kinds.ts';
import { PersonalRow } from './personal-row.tsx';
import { RowLink } from './row-link.tsx';
import styles from './today-section.module.css';
import { useToday } from './use-today.ts';

const DAY = { month: 'short', day: 'numeric' } as const;

// Their code loads while the words do.
for (const id of todayIds) loadToday(id)?.catch(() => undefined);

/** Where the marketplace of most visitors has its midnight. */
const US_ZONE = marketplaceOf('US').timeZone;

/** The visitor's date and that of the marketplace where it is another one, one row of each kind, then what the visitor did last. */
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
  const t = useWords<typeof zh>('today');
  const write = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, parts).format(now);
  const inUs = write({ ...DAY, timeZone: US_ZONE });
  return (
    <>
      <p className={styles.date}>
        {write({ ...DAY, weekday: 'short' })}{' '}
        {inUs !== write(DAY) && <span>{t('personal.usDay', { day: inUs })}</span>}
      </p>
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
