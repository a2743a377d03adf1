import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import { useState } from 'react';
import { clockFace } from '../engine/clock-face.ts';
import type { engine } from '../engine/world-clock.engine.ts';
import { FIRST_DAY, isStripDay, LAST_DAY } from '../engine/world-clock.schema.ts';
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
    label: faceText(
      hour === 24
        ? { digits: '24:00', period: null }
        : clockFace({ hour, minute: 0, second: 0 }, hourCycle, 'hidden'),
    ),
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
      <DayField tool={tool} date={date} />
    </div>
  );
}

/** Applied once complete: while 2027 is typed, browsers report the years 2, 20 and 202. */
function DayField({ tool, date }: { tool: Tool<typeof engine>; date: string }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { revision } = tool;
  const [typed, setTyped] = useState<{ text: string; revision: number } | null>(null);
  const text = typed?.revision === revision ? typed.text : date;
  const isWrong = text !== '' && !isStripDay(text);
  return (
    <Field
      label={t('ui.date')}
      error={isWrong ? problemAt([{ path: 'date', code: 'invalid-date' }], 'date') : undefined}
    >
      <TextInput
        type="date"
        min={FIRST_DAY}
        max={LAST_DAY}
        value={text}
        onValueChange={(next) => {
          setTyped({ text: next, revision });
          if (next === '' || isStripDay(next)) tool.change({ date: next === '' ? undefined : next });
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
    </Field>
  );
}
