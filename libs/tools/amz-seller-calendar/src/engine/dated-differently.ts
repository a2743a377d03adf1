import type { CalendarOutput } from './amz-seller-calendar.schema.ts';

export interface DifferentDate {
  readonly event: Pick<CalendarOutput['events'][number], 'id' | 'date' | 'dateRange' | 'status'>;
  /** Over already by the other rules. */
  readonly isOver: boolean;
}

/** Events shown by one rule set that another dates differently, with the dates of the other. */
export function eventsDatedDifferently(shown: CalendarOutput, other: CalendarOutput): DifferentDate[] {
  return shown.events.flatMap(({ id, date, dateRange }): DifferentDate[] => {
    if (id === 'own') return [];
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
