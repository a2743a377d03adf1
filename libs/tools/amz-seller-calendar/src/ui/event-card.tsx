import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, classNames } from '@seller-toolbox/ui';
import type { CalendarEvent } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import styles from './event-card.module.css';
import { useEventWords } from './event-words.ts';
import { URGENCY_TONES } from './urgency-tone.ts';

/** One event: date, countdown, certainty of the date, and what to do. */
export function EventCard({ event }: { event: CalendarEvent }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { nameOf, dateOf, leftOf } = useEventWords();
  const { id, category, value, urgency, status, tips, prepare } = event;
  return (
    <li className={classNames(styles.card, styles[urgency])}>
      <div className={styles.head}>
        <h3 className={styles.name}>{nameOf(event)}</h3>
        <Badge tone={URGENCY_TONES[urgency]} icon={urgency === 'none' ? 'calendar' : 'clock'}>
          {t(`ui.urgency-${urgency}`)}
        </Badge>
      </div>
      <p className={styles.date}>{dateOf(event)}</p>
      <p className={styles.left}>{leftOf(event)}</p>
      <p className={styles.badges}>
        {id === 'own' ? (
          <Badge>{t('ui.own')}</Badge>
        ) : (
          <>
            <Badge>{t(`ui.category-${category}`)}</Badge>
            <Badge tone={value === 'high' ? 'accent' : 'neutral'}>{t(`ui.value-${value}`)}</Badge>
            <Badge tone={status === 'expected' ? 'warn' : 'neutral'}>{t(`ui.status-${status}`)}</Badge>
          </>
        )}
      </p>
      {id !== 'own' && <p className={styles.about}>{t(`ui.about-${id}`)}</p>}
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            {t(`ui.tip-${tip}`, { start: format.date(prepare.start), end: format.date(prepare.end) })}
          </li>
        ))}
      </ul>
    </li>
  );
}
