import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { engine } from '../engine/amz-seller-calendar.engine.ts';
import type { CalendarInput, CalendarOutput } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import { CalendarInputs } from './calendar-inputs.tsx';
import { CalendarResults } from './calendar-results.tsx';
import { useEventWords } from './event-words.ts';
import { NextEvent } from './next-event.tsx';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import { useLocalTimeZone } from '@seller-toolbox/tool-kit/local-time-zone';

const OwnEvents = lazy(async () => ({ default: (await import('./own-events.tsx')).OwnEvents }));

const TRANSIENT_FIELDS = ['timeZone'] as const;

export function AmzSellerCalendar() {
  const ownZone = useLocalTimeZone();
  const tool = useTool(engine, {
    ...(ownZone ? { supplied: ownZone } : {}),
    transientFields: TRANSIENT_FIELDS,
    refreshEvery: MINUTE,
    describeUse,
  });
  const { t, textOf } = useToolWords<typeof zh>();
  const { nameOf, dateOf } = useEventWords();
  const { output } = tool;
  const next = output && nextOf(output);
  const sentenceOf = (event: CalendarOutput['events'][number] | undefined) =>
    event
      ? t('ui.announcement', { name: nameOf(event), date: dateOf(event) })
      : textOf({ code: 'no-upcoming-events', severity: 'info' });
  return (
    <ToolFrame
      tool={tool}
      layout="stacked"
      inputs={<CalendarInputs tool={tool} output={output} />}
      figure={next && <NextEvent event={next} />}
      announcement={sentenceOf(next)}
      standardFigure={tool.outputByStandard && sentenceOf(nextOf(tool.outputByStandard))}
      results={output && <CalendarResults tool={tool} output={output} />}
      more={
        <LazyDisclosure
          summary={t('ui.own')}
          aside={tool.input.own.length > 0 ? String(tool.input.own.length) : '.ics'}
          takesFiles
        >
          <OwnEvents tool={tool} />
        </LazyDisclosure>
      }
      explanationCounts={{ lines: 4 }}
      explanation={
        <>
          <p>{t('ui.explainRules')}</p>
          <p>{t('ui.explainStatus')}</p>
          <p>{t('ui.explainZones')}</p>
          <p>{t('ui.explainUrgency')}</p>
        </>
      }
      tips={[t('ui.tipInbound'), t('ui.tipDeals'), t('ui.tipExport')]}
    />
  );
}

/** Periods to plan around are not what comes next, unless nothing else does. */
function nextOf({ events }: CalendarOutput) {
  return events.find(({ isPeriod }) => !isPeriod) ?? events[0];
}

function describeUse({ year, category, ruleSet, events }: CalendarOutput, { marketplace }: CalendarInput) {
  return { year, category, marketplace, ruleSet, count: events.length };
}
