import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CalendarEvent } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';

export interface EventWords {
  readonly nameOf: (event: Pick<CalendarEvent, 'id' | 'name'>) => string;
  /** The day, or the first and the last. */
  readonly dateOf: (event: Pick<CalendarEvent, 'date' | 'dateRange'>) => string;
  readonly leftOf: (event: CalendarEvent) => string;
}

/** Texts for events, their dates and countdowns. */
export function useEventWords(): EventWords {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return {
    nameOf: ({ id, name = '' }) => (id === 'own' ? name : t(`ui.event-${id}`)),
    dateOf: ({ date, dateRange }) =>
      dateRange
        ? t('ui.range', { start: format.date(dateRange.start), end: format.date(dateRange.end) })
        : format.date(date),
    leftOf: ({ isRunning, daysLeft, hoursLeft, minutesLeft }) =>
      isRunning
        ? t('ui.running')
        : t('ui.left', { days: format.number(daysLeft), hours: hoursLeft, minutes: minutesLeft }),
  };
}
