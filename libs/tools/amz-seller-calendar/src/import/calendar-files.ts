export const CALENDAR_FILES = '.ics,text/calendar';
