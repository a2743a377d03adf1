import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { Badge, Icon, IconButton } from '@seller-toolbox/ui';
import { offsetText } from '../engine/clock-face.ts';
import type { ZoneReading } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import { DayDial } from './day-dial.tsx';
import styles from './zone-card.module.css';

/** One place: time, date, daylight, offset and changes of clocks. */
export function ZoneCard({ zone, onRemove }: { zone: ZoneReading; onRemove: () => void }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { faceText, placeName, dayText } = useClockWords();
  const { flag, timezone, date, weekday, offsetMinutes, isDaytime, nextChange } = zone;
  const name = placeName(zone);
  const day = dayText(zone.dayDifference);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {flag === null ? <Icon name="globe" size={16} /> : <span className={styles.flag}>{flag}</span>}
        <h3 className={styles.name}>{name}</h3>
        <IconButton size="s" icon="x" label={t('ui.remove', { name })} onClick={onRemove} />
      </div>
      <div className={styles.body}>
        <DayDial
          dayShare={zone.dayShare}
          isDaytime={isDaytime}
          label={t(isDaytime ? 'ui.day' : 'ui.night')}
        />
        <div>
          <p className={styles.time}>
            <time>{faceText(zone)}</time>
          </p>
          <p className={styles.date}>
            {t('ui.dateAndWeekday', { date: format.date(date), weekday: t(`ui.weekday-${weekday}`) })}
          </p>
        </div>
      </div>
      <p className={styles.facts}>
        <Badge tone={isDaytime ? 'warn' : 'info'} icon={isDaytime ? 'sun' : 'moon'}>
          {t(isDaytime ? 'ui.day' : 'ui.night')}
        </Badge>
        {day !== null && <Badge tone="accent">{day}</Badge>}
        {zone.isDaylightSaving && <Badge>{t('ui.daylightSaving')}</Badge>}
        <span>{offsetText(offsetMinutes)}</span>
        <span className={flag === null ? undefined : styles.country} suppressHydrationWarning>
          {flag === null ? timezone : regionName(flag, format)}
        </span>
      </p>
      {nextChange && (
        <p className={styles.change}>
          {t('ui.nextChange', {
            date: format.date(nextChange.date),
            offset: offsetText(nextChange.offsetMinutes),
          })}
        </p>
      )}
    </li>
  );
}
