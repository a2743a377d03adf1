import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { classNames } from '@seller-toolbox/ui';
import type { CalendarOutput } from '../engine/amz-seller-calendar.schema.ts';
import { CATEGORIES, type Category } from '../engine/events.data.ts';
import { factsOf } from '../engine/upcoming-events.ts';
import type zh from '../locales/zh.json';
import { useEventWords } from './event-words.ts';
import styles from './year-picture.module.css';

/** The year with one lane per category: past events are hollow, today is the line. */
export function YearPicture({ output: { year, strip } }: { output: CalendarOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { nameOf, dateOf } = useEventWords();
  const lanes = CATEGORIES.filter((category) => strip.events.some((event) => event.category === category));
  const titleOf = (event: CalendarOutput['strip']['events'][number]) =>
    `${nameOf(event)} · ${dateOf({ date: event.start, ...(event.start === event.end ? {} : { dateRange: event }) })}`;
  return (
    <figure className={styles.figure} aria-label={t('ui.yearPicture', { year: String(year) })}>
      <div className={styles.lanes}>
        {lanes.map((category) => (
          <Lane key={category} category={category} strip={strip} label={t(`ui.category-${category}`)}>
            {titleOf}
          </Lane>
        ))}
        <span className={styles.corner} />
        <svg className={styles.axis} width="100%" height="18" aria-hidden="true" focusable="false">
          {strip.months.map((share, index) => (
            <text key={share} x={percent(share)} dx="3" y="13">
              {index + 1}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>
        {strip.today === null ? t('ui.pictureOther') : t('ui.pictureToday')}
      </figcaption>
      <p className="visually-hidden">{format.list(strip.events.map(titleOf))}</p>
    </figure>
  );
}

interface LaneProps {
  category: Category;
  strip: CalendarOutput['strip'];
  label: string;
  /** The tooltip of an event. */
  children: (event: CalendarOutput['strip']['events'][number]) => string;
}

function Lane({ category, strip, label, children: titleOf }: LaneProps) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <svg className={styles.lane} width="100%" height="26" aria-hidden="true" focusable="false">
        <rect className={styles.ground} y="4" width="100%" height="18" rx="4" />
        {strip.months.slice(1).map((share) => (
          <line key={share} className={styles.month} x1={percent(share)} x2={percent(share)} y1="4" y2="22" />
        ))}
        {strip.events
          .filter((event) => event.category === category)
          .map((event) => (
            <rect
              key={`${event.id} ${event.start} ${event.name ?? ''}`}
              className={classNames(styles.event, styles[category], event.isOver && styles.over)}
              x={percent(event.from)}
              y={factsOf(event.id).isPeriod ? 18 : 6}
              width={percent(event.to - event.from)}
              height={factsOf(event.id).isPeriod ? 4 : 12}
              rx="2"
            >
              <title>{titleOf(event)}</title>
            </rect>
          ))}
        {strip.today !== null && (
          <line className={styles.today} x1={percent(strip.today)} x2={percent(strip.today)} y1="0" y2="26" />
        )}
      </svg>
    </>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
