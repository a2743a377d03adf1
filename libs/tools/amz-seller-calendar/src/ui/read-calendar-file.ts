import { calendarEvents, type CalendarFile, type CalendarFileProblem } from '../import/calendar-events.ts';

export type { CalendarFileProblem };

/** Reads a calendar file; the library is loaded with the first one. */
export async function readCalendarFile(text: string): Promise<CalendarFile | CalendarFileProblem> {
  const { default: ical } = await import('ical.js');
  return calendarEvents(ical, text);
}
