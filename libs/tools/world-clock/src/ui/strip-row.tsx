import { useToolWords } from '@seller-toolbox/tool-kit';
import { Checkbox, Icon } from '@seller-toolbox/ui';
import type { WorldClockOutput, ZoneReading } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import { percent } from './percent.ts';
import styles from './strip-row.module.css';

export interface StripRowProps {
  row: WorldClockOutput['strip']['rows'][number];
  zone: ZoneReading;
  name: string;
  onTakesPart: (takesPart: boolean) => void;
}

/** One place on the strip: whether it takes part, its hours, and its time at the moment. */
export function StripRow({ row, zone, name, onTakesPart }: StripRowProps) {
  const { t } = useToolWords<typeof zh>();
  const { faceText, dayText } = useClockWords();
  const { moment } = zone;
  const day = dayText(moment.dayDifference);
  return (
    <li className={styles.row} data-takes-part={row.takesPart}>
      <div className={styles.name}>
        <Checkbox label={name} checked={row.takesPart} onCheckedChange={onTakesPart} />
      </div>
      <svg className={styles.hours} width="100%" height="24" aria-hidden="true" focusable="false">
        {row.stretches.map(({ kind, from, to }) => (
          <rect
            key={from}
            className={styles[kind]}
            x={percent(from)}
            width={percent(to - from)}
            y={kind === 'work' ? 2 : 7}
            height={kind === 'work' ? 20 : 10}
          />
        ))}
      </svg>
      <p className={styles.time}>
        {faceText(moment)}
        {moment.isWorking && <Icon name="check" size={14} label={t('ui.atWork')} />}
        {day !== null && <span className={styles.otherDay}>{day}</span>}
      </p>
    </li>
  );
}
