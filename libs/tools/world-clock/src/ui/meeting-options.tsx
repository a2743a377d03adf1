import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import { clockFace } from '../engine/clock-face.ts';
import type { engine } from '../engine/world-clock.engine.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import styles from './meeting-options.module.css';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Working hours and the day of the strip. */
export function MeetingOptions({ tool, date }: { tool: Tool<typeof engine>; date: string }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { faceText } = useClockWords();
  const { workingHours, hourCycle } = tool.input;
  const optionOf = (hour: number) => ({
    value: String(hour),
    label: hour === 24 ? '24:00' : faceText(clockFace({ hour, minute: 0, second: 0 }, hourCycle, 'hidden')),
  });
  return (
    <div className={styles.options}>
      <Field label={t('ui.workStart')} error={problemAt(tool.problems, 'workingHours')}>
        <Select
          options={HOURS.slice(0, 24).map((hour) => ({
            ...optionOf(hour),
            disabled: hour === workingHours.end,
          }))}
          value={String(workingHours.start)}
          onValueChange={(start) => tool.change({ workingHours: { ...workingHours, start: Number(start) } })}
        />
      </Field>
      <Field label={t('ui.workEnd')}>
        <Select
          options={HOURS.slice(1).map((hour) => ({
            ...optionOf(hour),
            disabled: hour === workingHours.start,
          }))}
          value={String(workingHours.end)}
          onValueChange={(end) => tool.change({ workingHours: { ...workingHours, end: Number(end) } })}
        />
      </Field>
      <Field label={t('ui.date')} error={problemAt(tool.problems, 'date')}>
        <TextInput
          type="date"
          min="2020-01-01"
          max="2100-12-31"
          value={date}
          onValueChange={(next) => tool.change({ date: next === '' ? undefined : next })}
        />
      </Field>
    </div>
  );
}
