import { FileButton, FileDrop } from '@seller-toolbox/file-import/file-drop';
import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Field, IconButton, Notice, TextInput } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';
import { MAX_NAME_LENGTH, MAX_OWN_EVENTS, type OwnEvent } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import { CALENDAR_FILES } from '../import/calendar-files.ts';
import { useEventWords } from './event-words.ts';
import styles from './own-events.module.css';
import { readCalendarFile, type CalendarFileProblem } from './read-calendar-file.ts';

const EMPTY: OwnEvent = { name: '', start: '', end: '' };
/** Larger than a calendar of many years. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

interface Imported {
  readonly added: number;
  /** Outside the years of the calendar, or beyond the limit. */
  readonly left: number;
}

/** The visitor's events: typed in, or imported from a calendar file. They stay in the browser. */
export function OwnEvents({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { dateOf } = useEventWords();
  const [draft, setDraft] = useState(EMPTY);
  const [imported, setImported] = useState<Imported | CalendarFileProblem | null>(null);
  const { own } = tool.input;
  const end = draft.end || draft.start;
  const isReversed = end < draft.start;
  const isComplete = draft.name.trim() !== '' && draft.start !== '' && !isReversed;

  function add(events: readonly OwnEvent[]): number {
    const known = new Set(own.map(keyOf));
    const fresh = events.filter((event) => !known.has(keyOf(event))).slice(0, MAX_OWN_EVENTS - own.length);
    if (fresh.length > 0) tool.change({ own: [...own, ...fresh] });
    return fresh.length;
  }

  async function importFile(file: File | undefined) {
    if (!file) return;
    const read = file.size > MAX_FILE_BYTES ? 'too-large' : await readCalendarFile(await file.text());
    if (typeof read === 'string') setImported(read);
    else {
      const added = add(read.events);
      setImported({ added, left: read.left + read.events.length - added });
    }
  }

  return (
    <FileDrop look="open" accept={CALENDAR_FILES} onFiles={([file]) => void importFile(file)}>
      <div className={styles.panel}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isComplete) return;
            add([{ ...draft, name: draft.name.trim(), end }]);
            setDraft(EMPTY);
          }}
        >
          <Field label={t('ui.ownName')} className={styles.name}>
            <TextInput
              maxLength={MAX_NAME_LENGTH}
              value={draft.name}
              onValueChange={(name) => setDraft({ ...draft, name })}
            />
          </Field>
          <Field label={t('ui.ownStart')}>
            <TextInput
              type="date"
              value={draft.start}
              onValueChange={(start) => setDraft({ ...draft, start })}
            />
          </Field>
          <Field label={t('ui.ownEnd')} error={isReversed ? t('findings.end-before-start') : undefined}>
            <TextInput type="date" value={end} onValueChange={(last) => setDraft({ ...draft, end: last })} />
          </Field>
          <Button type="submit" icon="plus" disabled={!isComplete || own.length >= MAX_OWN_EVENTS}>
            {t('ui.ownAdd')}
          </Button>
        </form>
        {own.length > 0 && (
          <ul className={styles.events}>
            {own.map((event) => (
              <li key={keyOf(event)}>
                <span className={styles.name}>{event.name}</span>
                <span className="num">
                  {dateOf({
                    date: event.start,
                    ...(event.start === event.end ? {} : { dateRange: event }),
                  })}
                </span>
                <IconButton
                  icon="x"
                  label={t('ui.ownRemove', { name: event.name })}
                  onClick={() => tool.change({ own: own.filter((other) => other !== event) })}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.import}>
          <FileButton size="s">{t('ui.ownImport')}</FileButton>
          <p>{t('ui.ownHint', { most: format.number(MAX_OWN_EVENTS) })}</p>
        </div>
        {imported !== null && (
          <Notice tone={typeof imported === 'string' ? 'bad' : 'info'} live="polite">
            {typeof imported === 'string'
              ? t(`ui.ownFile-${imported}`)
              : t('ui.ownImported', {
                  added: format.number(imported.added),
                  left: format.number(imported.left),
                })}
          </Notice>
        )}
      </div>
    </FileDrop>
  );
}

function keyOf({ name, start, end }: OwnEvent): string {
  return [start, end, name].join(' ');
}
