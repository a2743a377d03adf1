import { FindingList, InForceHint, useDownload, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';
import type { CalendarOutput } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import styles from './calendar-results.module.css';
import { EventCard } from './event-card.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import { useInForceSentence } from './in-force-sentence.ts';
import { YearPicture } from './year-picture.tsx';

export interface CalendarResultsProps {
  tool: Tool<typeof engine>;
  output: CalendarOutput;
}

/** The picture of the year and the events that are still to come. */
export function CalendarResults({ tool, output }: CalendarResultsProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const download = useDownload();
  const toFile = useCalendarFile();
  const { events, findings } = output;
  const notes = findings.filter(({ code }) => code !== 'no-upcoming-events');

  function exportFile() {
    download(toFile(output, tool.input.marketplace), {
      extension: 'ics',
      type: 'text/calendar;charset=utf-8',
    });
    tool.trackUse({ action: 'export', year: output.year, count: events.length });
  }

  return (
    <>
      <YearPicture output={output} />
      <InForceHint ruleSet={tool.ruleSet}>{useInForceSentence(output, tool.outputInForce)}</InForceHint>
      <FindingList findings={notes} textOf={textOf} />
      {events.length === 0 ? (
        <NothingLeft tool={tool} output={output} />
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={styles.heading}>
              {t('ui.upcoming', { year: String(output.year), count: format.number(events.length) })}
            </h2>
            <Button size="s" icon="download" onClick={exportFile}>
              {t('ui.export')}
            </Button>
          </div>
          <ul className={styles.events}>
            {events.map((event) => (
              <EventCard key={`${event.id} ${event.date} ${event.name ?? ''}`} event={event} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The notice that no event is left, with a year or categories that have some. */
function NothingLeft({ tool, output: { suggestion } }: CalendarResultsProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const { year, category } = suggestion ?? { year: null, category: null };
  return (
    <Notice
      tone="info"
      actions={
        <>
          {year !== null && (
            <Button size="s" onClick={() => tool.place({ year })}>
              {t('ui.showYear', { year: String(year) })}
            </Button>
          )}
          {category !== null && (
            <Button size="s" onClick={() => tool.place({ category })}>
              {t('ui.showAll')}
            </Button>
          )}
        </>
      }
    >
      {textOf({ code: 'no-upcoming-events', severity: 'info' })}
    </Notice>
  );
}
