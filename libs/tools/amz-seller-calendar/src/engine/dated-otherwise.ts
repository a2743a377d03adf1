import type { CalendarOutput } from './amz-seller-calendar.schema.ts';

export interface DatedOtherwise {
  readonly event: Pick<CalendarOutput['events'][number], 'id' | 'date' | 'dateRange' | 'status'>;
  /** By the other rules it has been already. */
  readonly isOver: boolean;
}

/** The events shown by one rule set that another dates otherwise, as the other dates them. */
export function eventsDatedOtherwise(shown: CalendarOutput, other: CalendarOutput): DatedOtherwise[] {
  return shown.events.flatMap(({ id, date, dateRange }): DatedOtherwise[] => {
    const upcoming = other.events.find((event) => event.id === id);
    if (upcoming) {
      const isSame = upcoming.date === date && upcoming.dateRange?.end === dateRange?.end;
      return isSame ? [] : [{ event: upcoming, isOver: false }];
    }
    const past = other.strip.events.find((event) => event.id === id);
    if (!past) return [];
    const range = past.start === past.end ? {} : { dateRange: { start: past.start, end: past.end } };
    return [{ event: { id, date: past.start, ...range, status: past.status }, isOver: true }];
  });
}
