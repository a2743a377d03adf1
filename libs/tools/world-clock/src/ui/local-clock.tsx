import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, KeyFigure } from '@seller-toolbox/ui';
import { offsetText } from '../engine/clock-face.ts';
import type { WorldClockOutput } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import { DayDial } from './day-dial.tsx';
import styles from './local-clock.module.css';

/** The clock of the visitor's zone, large. */
export function LocalClock({ local }: { local: WorldClockOutput['local'] }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { faceText } = useClockWords();
  const { timezone, isDaytime, weekday } = local;
  const light = t(isDaytime ? 'ui.day' : 'ui.night');
  return (
    <div className={styles.local}>
      <DayDial dayShare={local.dayShare} isDaytime={isDaytime} label={light} />
      <KeyFigure
        label={t('ui.localTime', { zone: timezone.replaceAll('_', ' ') })}
        value={<time>{faceText(local)}</time>}
        note={t('ui.dateAndWeekday', { date: format.date(local.date), weekday: t(`ui.weekday-${weekday}`) })}
        aside={
          <span className={styles.facts}>
            <Badge tone={isDaytime ? 'warn' : 'info'} icon={isDaytime ? 'sun' : 'moon'}>
              {light}
            </Badge>
            <Badge>{offsetText(local.offsetMinutes)}</Badge>
            {local.isDaylightSaving && <Badge>{t('ui.daylightSaving')}</Badge>}
          </span>
        }
      />
    </div>
  );
}
