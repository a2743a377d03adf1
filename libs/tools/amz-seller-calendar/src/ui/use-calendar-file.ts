import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { calendarFile } from '@seller-toolbox/tool-kit/calendar-file';
import type { CalendarInput, CalendarOutput } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import { useEventWords } from './event-words.ts';

/** The shown events as a calendar file in the page's language. */
export function useCalendarFile(): (
  output: CalendarOutput,
  marketplace: CalendarInput['marketplace'],
) => string {
  const { t } = useToolWords<typeof zh>();
  const { clock } = useToolEnvironment();
  const { nameOf } = useEventWords();
  return ({ events, year }, marketplace) => {
    const entries = events.map((event) => ({
      uid:
        event.id === 'own'
          ? `own-${event.date}-${event.name}@seller-toolbox`
          : `${event.id}-${event.date.slice(0, 4)}-${marketplace}@seller-toolbox`,
      start: event.date,
      end: event.dateRange?.end ?? event.date,
      title: nameOf(event),
      description:
        event.id === 'own' ? '' : [t(`ui.about-${event.id}`), t(`ui.status-${event.status}`)].join('\n'),
      category: event.id === 'own' ? t('ui.own') : t(`ui.category-${event.category}`),
      isTentative: event.status === 'expected',
    }));
    return calendarFile(entries, t('ui.fileName', { year: String(year) }), clock());
  };
}
