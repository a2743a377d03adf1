import { plusDays } from '@seller-toolbox/reference-data/days';

/** One whole-day entry of a calendar file; texts are in the reader's language. */
export interface CalendarEntry {
  /** Stays the same when the file is made again, so that calendars replace the entry. */
  readonly uid: string;
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description: string;
  /** Of the category, for calendars that group by it. */
  readonly category: string;
  /** The date may still move. */
  readonly isTentative: boolean;
}

/** RFC 5545, 3.1: lines are at most 75 octets long, without the line break. */
const MAX_LINE_LENGTH = 75;

/**
 * Entries as an iCalendar file (RFC 5545). It names no method: that of publishing would owe an organizer (RFC 5546).
 * `stamp` is the instant at which it is made, in milliseconds.
 */
export function calendarFile(entries: readonly CalendarEntry[], name: string, stamp: number): string {
  const madeAt = new Date(stamp).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seller Toolbox//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The end of a whole-day entry is the day after its last one. */
function entryLines(entry: CalendarEntry, madeAt: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${madeAt}`,
    `DTSTART;VALUE=DATE:${entry.start.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${plusDays(entry.end, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `CATEGORIES:${escaped(entry.category)}`,
    `STATUS:${entry.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped; other control characters have no place. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Folds a line after at most 75 octets, never inside a character; each further line begins with a space. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_LINE_LENGTH) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}
