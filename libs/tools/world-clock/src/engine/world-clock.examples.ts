import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './world-clock.schema.ts';

type ClockExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const at = (instant: string) => ({ now: Date.parse(instant), seed: 1 });

/** Offsets and changes of clocks as the IANA time zone database has them. */
export const examples: readonly [ClockExample, ...ClockExample[]] = [
  {
    name: 'twelve-cities',
    input: { meeting: ['local', 'london', 'berlin', 'shanghai'] },
    env: at('2026-11-21T12:00:00Z'),
    expected: {
      local: { time: '12:00:00', date: '2026-11-21', offsetMinutes: 0 },
      zones: [
        { id: 'new-york', time: '07:00:00', offsetMinutes: -300, isDaytime: true, isDaylightSaving: false },
        { id: 'chicago', time: '06:00:00', isDaytime: true },
        { id: 'denver', time: '05:00:00', isDaytime: false },
        { id: 'los-angeles', time: '04:00:00', offsetMinutes: -480 },
        { id: 'london', time: '12:00:00', offsetMinutes: 0 },
        { id: 'paris', time: '13:00:00' },
        { id: 'berlin', time: '13:00:00', offsetMinutes: 60 },
        { id: 'tokyo', time: '21:00:00', isDaytime: false, dayDifference: 0 },
        { id: 'shanghai', time: '20:00:00', weekday: 'saturday', offsetMinutes: 480 },
        { id: 'singapore', time: '20:00:00' },
        { id: 'seoul', time: '21:00:00' },
        { id: 'sydney', time: '23:00:00', offsetMinutes: 660, isDaylightSaving: true },
      ],
      overlap: [{ start: '2026-11-21T09:00:00.000Z', end: '2026-11-21T10:00:00.000Z', minutes: 60 }],
    },
  },
  {
    name: 'year-end',
    input: { zones: ['los-angeles', 'sydney'], localZone: 'Asia/Shanghai', hourCycle: 12 },
    env: at('2026-12-31T16:30:05Z'),
    expected: {
      local: { time: '12:30:05 AM', date: '2027-01-01', weekday: 'friday', isDaytime: false },
      zones: [
        { time: '08:30:05 AM', date: '2026-12-31', dayDifference: -1, isDaytime: true },
        { time: '03:30:05 AM', date: '2027-01-01', dayDifference: 0 },
      ],
    },
  },
  {
    name: 'day-of-23-hours',
    input: { zones: ['new-york', 'london'], localZone: 'America/New_York', date: '2026-03-08' },
    env: at('2026-03-01T12:00:00Z'),
    expected: {
      zones: [{ nextChange: { instant: '2026-03-08T07:00:00.000Z', offsetMinutes: -240 } }, {}],
      strip: { minutes: 1380 },
      overlap: [{ start: '2026-03-08T13:00:00.000Z', end: '2026-03-08T18:00:00.000Z' }],
    },
  },
  {
    name: 'no-common-hours',
    input: { zones: ['los-angeles', 'london', 'Asia/Kolkata'], localZone: 'Europe/London', minute: 540 },
    env: at('2026-11-21T12:00:00Z'),
    expected: {
      overlap: [],
      mostAtWork: { count: 2, of: 3, start: '2026-11-21T09:00:00.000Z', minutes: 210 },
      findings: [{ code: 'no-common-hours', severity: 'info', params: { count: 3 } }],
    },
  },
];
