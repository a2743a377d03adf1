import type { PointerEvent } from 'react';
import { minuteAt, STEP_MINUTES } from '../engine/strip-minute.ts';
import type { WorldClockOutput } from '../engine/world-clock.schema.ts';
import { percent } from './percent.ts';
import styles from './moment-track.module.css';

export interface MomentTrackProps {
  strip: WorldClockOutput['strip'];
  overlap: WorldClockOutput['overlap'];
  label: string;
  valueText: string;
  onMove: (minute: number) => void;
}

/** The slider over the strip, and the line through its rows, which can be dragged anywhere on them. */
export function MomentTrack({ strip, overlap, label, valueText, onMove }: MomentTrackProps) {
  function move(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onMove(minuteAt((event.clientX - left) / width, strip.minutes));
  }
  return (
    <>
      <div className={styles.track}>
        <input
          type="range"
          className={styles.slider}
          aria-label={label}
          aria-valuetext={valueText}
          min={0}
          max={strip.minutes}
          step={STEP_MINUTES}
          value={strip.minute}
          onChange={(event) => onMove(Number(event.currentTarget.value))}
        />
      </div>
      <div
        className={styles.field}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && move(event)}
      >
        {overlap.map(({ start, from, to }) => (
          <span
            key={start}
            className={styles.overlap}
            style={{ left: percent(from), width: percent(to - from) }}
          />
        ))}
        <span className={styles.line} style={{ left: percent(strip.at) }} />
      </div>
    </>
  );
}
