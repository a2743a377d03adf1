import * as fc from 'fast-check';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: 'black-friday-2026-US',
  start: '2026-11-27',
  end: '2026-11-27',
  title: 'Black Friday',
  description: 'Deals',
  category: 'Shopping',
  isTentative: false,
};
const STAMP = Date.parse('2026-11-21T12:34:56.789Z');
const file = (entry: Partial<CalendarEntry> = {}) => calendarFile([{ ...ENTRY, ...entry }], 'Events', STAMP);
/** Unfolds and unescapes as a calendar does. */
const field = (text: string, name: string) =>
  text
    .replace(/\r\n /g, '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('a calendar file', () => {
  it('holds whole days, the end excluded', () => {
    expect(file({ start: '2026-12-30', end: '2026-12-31' })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Seller Toolbox//EN',
        'CALSCALE:GREGORIAN',
        'X-WR-CALNAME:Events',
        'BEGIN:VEVENT',
        'UID:black-friday-2026-US',
        'DTSTAMP:20261121T123456Z',
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Black Friday',
        'DESCRIPTION:Deals',
        'CATEGORIES:Shopping',
        'STATUS:CONFIRMED',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('says of a date that may move that it is tentative', () => {
    expect(file({ isTentative: true })).toContain('\r\nSTATUS:TENTATIVE\r\n');
  });

  it('escapes what means something in a calendar file', () => {
    expect(file({ title: 'a;b,c\\d\ne\r\nf' })).toContain('\r\nSUMMARY:a\\;b\\,c\\\\d\\ne\\nf\r\n');
  });

  it('lets no text end its line and start another field', () => {
    const lines = file({ description: 'x\r\nEND:VEVENT\rBEGIN:VALARM\u0000' }).split('\r\n');
    expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('BEGIN:VALARM'))).toBe(false);
  });

  it.each([
    ['a'.repeat(63), ['DESCRIPTION:' + 'a'.repeat(63)]],
    ['a'.repeat(64), ['DESCRIPTION:' + 'a'.repeat(63), ' a']],
    // Further lines begin with a space: 74 letters are left.
    ['a'.repeat(63 + 74), ['DESCRIPTION:' + 'a'.repeat(63), ' ' + 'a'.repeat(74)]],
    ['a'.repeat(63 + 75), ['DESCRIPTION:' + 'a'.repeat(63), ' ' + 'a'.repeat(74), ' a']],
    // Three octets a character.
    ['货'.repeat(21), ['DESCRIPTION:' + '货'.repeat(21)]],
    ['a' + '货'.repeat(21), ['DESCRIPTION:a' + '货'.repeat(20), ' 货']],
  ])('folds a line after 75 octets: %s', (description, lines) => {
    const made = file({ description });
    expect(made.slice(made.indexOf('DESCRIPTION'), made.indexOf('\r\nCATEGORIES'))).toBe(lines.join('\r\n'));
  });

  it('folds long lines at 75 octets, never inside a character, and loses nothing', () => {
    const text = fc.string({
      unit: fc.constantFrom('备', '貨', 'a', ' ', '👩', 'é', ',', '\\'),
      maxLength: 300,
    });
    fc.assert(
      fc.property(text, (description) => {
        const made = file({ description });
        for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(field(made, 'DESCRIPTION')).toBe(description);
        expect(made).not.toContain('\ufffd');
      }),
      { numRuns: 200 },
    );
  });
});
