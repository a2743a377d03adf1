import { CopyTable, FindingList, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Icon } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { engine } from '../engine/world-clock.engine.ts';
import { stepFrom } from '../engine/strip-minute.ts';
import type { WorldClockOutput, ZoneReading } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import { MeetingOptions } from './meeting-options.tsx';
import { useMeetingText } from './meeting-text.ts';
import styles from './meeting-strip.module.css';
import { MomentTrack } from './moment-track.tsx';
import { StripRow } from './strip-row.tsx';

/** One day of the visitor beside the hours of all others; a moment on it can be dragged, stepped and read off. */
export function MeetingStrip({ tool, output }: { tool: Tool<typeof engine>; output: WorldClockOutput }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const { faceText, placeName } = useClockWords();
  const meetingText = useMeetingText();
  const { local, zones, strip } = output;
  const places = [local, ...zones];
  const nameOf = (zone: ZoneReading) => (zone === local ? t('ui.ownPlace') : placeName(zone));
  const step = (direction: -1 | 1) =>
    tool.place({ minute: stepFrom(strip.minute, direction, strip.minutes) });
  const momentText = `${format.date(strip.date)} ${faceText(local.moment)}`;

  function setTakesPart(id: string, takesPart: boolean) {
    const others = strip.rows.filter((row) => row.takesPart && row.id !== id).map((row) => row.id);
    tool.change({ meeting: takesPart ? [...others, id] : others });
  }

  return (
    <div className={styles.meeting}>
      <MeetingOptions tool={tool} date={strip.date} />
      <p className={styles.answer}>{meetingText(output)}</p>
      <FindingList findings={output.findings} textOf={textOf} />
      <div className={styles.bar}>
        <p className={styles.moment}>
          <Icon name="clock" size={18} />
          {strip.isNow ? t('ui.momentNow', { time: momentText }) : t('ui.momentAt', { time: momentText })}
        </p>
        <div className={styles.buttons}>
          <Button size="s" icon="minus" onClick={() => step(-1)}>
            {t('ui.earlier')}
          </Button>
          <Button size="s" icon="plus" onClick={() => step(1)}>
            {t('ui.later')}
          </Button>
          <Button
            size="s"
            icon="reset"
            disabled={strip.isNow}
            onClick={() => tool.place({ minute: undefined, date: undefined })}
          >
            {t('ui.now')}
          </Button>
          <CopyTable
            size="s"
            label={t('ui.copyTimes')}
            rows={() =>
              places.map((zone) => [nameOf(zone), format.date(zone.moment.date), faceText(zone.moment)])
            }
          />
        </div>
      </div>
      <div className={styles.strip}>
        <MomentTrack
          strip={strip}
          overlap={output.overlap}
          label={t('ui.moment')}
          valueText={momentText}
          onMove={(minute) => tool.change({ minute })}
        />
        <ul className={styles.rows}>
          {strip.rows.map((row, index) => {
            const zone = places[index];
            return (
              zone && (
                <StripRow
                  key={`${row.id}-${index}`}
                  row={row}
                  zone={zone}
                  name={nameOf(zone)}
                  onTakesPart={(takesPart) => setTakesPart(row.id, takesPart)}
                />
              )
            );
          })}
        </ul>
      </div>
      <ul className={styles.legend}>
        {(['work', 'day', 'night'] as const).map((kind) => (
          <li key={kind}>
            <span className={styles[kind]} aria-hidden="true" />
            {t(`ui.kind-${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
