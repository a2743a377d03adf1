import { calendarFile } from '@seller-toolbox/tool-kit/calendar-file';
import { readCalendarFile } from './read-calendar-file.ts';

const file = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('readCalendarFile', () => {
  it('reads what this site exports', async () => {
    const entry = { uid: 'a@b', description: 'x', category: 'own', isTentative: false };
    const name = 'Messe; Halle 3, Stand 5 \\ 展会'.padEnd(90, '.');
    const written = calendarFile(
      [
        { ...entry, start: '2027-02-28', end: '2027-03-01', title: name },
        { ...entry, start: '2028-02-29', end: '2028-02-29', title: 'Leap day' },
      ],
      'calendar',
      0,
    );
    expect(await readCalendarFile(written)).toEqual({
      events: [
        { name, start: '2027-02-28', end: '2027-03-01' },
        { name: 'Leap day', start: '2028-02-29', end: '2028-02-29' },
      ],
      left: 0,
    });
  });

  it.each([
    ['whole days', ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'], '2026-12-01', '2026-12-02'],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261201'], '2026-12-01', '2026-12-01'],
    ['hours', ['DTSTART:20261201T220000Z', 'DTEND:20261202T010000Z'], '2026-12-01', '2026-12-02'],
    [
      'hours until midnight',
      ['DTSTART:20261201T220000Z', 'DTEND:20261202T000000Z'],
      '2026-12-01',
      '2026-12-01',
    ],
    ['a duration', ['DTSTART;VALUE=DATE:20261201', 'DURATION:P2D'], '2026-12-01', '2026-12-02'],
    [
      'an end before the start',
      ['DTSTART:20261201T220000Z', 'DTEND:20261101T000000Z'],
      '2026-12-01',
      '2026-12-01',
    ],
    ['a repeated event', ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY'], '2026-12-01', '2026-12-01'],
  ])('reads %s', async (_title, lines, start, end) => {
    const read = await readCalendarFile(file(['SUMMARY:Fair', ...lines]));
    expect(read).toEqual({ events: [{ name: 'Fair', start, end }], left: 0 });
  });

  it('skips events without a title, without a day, and outside the years of the calendar', async () => {
    const day = 'DTSTART;VALUE=DATE:20261201';
    const read = await readCalendarFile(
      file([day], ['SUMMARY:a'], ['SUMMARY:b', 'DTSTART;VALUE=DATE:20240101'], ['SUMMARY:c', day]),
    );
    expect(read).toEqual({ events: [{ name: 'c', start: '2026-12-01', end: '2026-12-01' }], left: 3 });
  });

  it.each([
    ['', 'no-calendar'],
    ['name,date', 'no-calendar'],
    ['BEGIN:VCALENDAR', 'no-calendar'],
    [file(), 'no-events'],
  ])('of %j is the problem %s', async (text, problem) => {
    expect(await readCalendarFile(text)).toBe(problem);
  });
});
