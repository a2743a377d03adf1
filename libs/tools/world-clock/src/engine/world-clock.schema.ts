import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import * as z from 'zod/mini';
import { CITIES } from './cities.data.ts';
import { zoneOf } from './zone-of.ts';

/** Each clock is computed every second. */
export const MAX_ZONES = 40;

const zoneText = z.string().check(z.minLength(1), z.maxLength(64));

/** A built-in city's id, an IANA name, or a caller's id with its IANA name. */
const zoneField = z
  .union([zoneText, z.strictObject({ id: zoneText, timezone: zoneText })])
  .check(rule('unknown-zone', (zone) => zoneOf(zone) !== undefined));

/** Zones have skipped whole days in the past, and their future is unknown; meetings are in between. */
export const FIRST_DAY = '2020-01-01';
export const LAST_DAY = '2100-12-31';

const dayField = z.iso
  .date()
  .check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { params: { code: 'invalid-date' } }));

/** Whether the strip can show a day. */
export function isStripDay(text: string): boolean {
  return dayField.safeParse(text).success;
}

const hour = z.number().check(z.int(), z.gte(0));

/**
 * `localZone` is the visitor's zone: days are counted against it, and the strip shows its day. `meeting` lists who has
 * to be at work for the overlap: zone ids, and `local` for the visitor; default: all of `zones`. `date` is the day of
 * the strip, `minute` a moment on it in minutes after midnight; defaults: today and now.
 */
export const inputSchema = z.strictObject({
  zones: z._default(
    z.array(zoneField).check(z.maxLength(MAX_ZONES)),
    CITIES.map(({ id }) => id),
  ),
  localZone: z._default(zoneText.check(rule('unknown-zone', isTimeZone)), 'UTC'),
  hourCycle: z._default(z.literal([24, 12]), 24),
  workingHours: z._default(
    z
      .strictObject({ start: hour.check(z.lte(23)), end: hour.check(z.lte(24)) })
      .check(rule('no-working-hours', ({ start, end }) => start !== end)),
    { start: 9, end: 18 },
  ),
  meeting: z.optional(z.array(zoneText).check(z.maxLength(MAX_ZONES + 1))),
  date: z.optional(dayField),
  minute: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1500))),
});
export type WorldClockInput = z.output<typeof inputSchema>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The name of a day's weekday as a code. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

const face = {
  /** `14:05:09`, or `02:05:09 PM`. */
  time: z.string(),
  /** Digits only; the page adds the word for AM or PM. */
  digits: z.string(),
  period: z.nullable(z.enum(['am', 'pm'])),
};

const reading = {
  ...face,
  /** `YYYY-MM-DD`. */
  date: z.string(),
  weekday: z.enum(WEEKDAYS),
  /** Minutes ahead of UTC. */
  offsetMinutes: z.number(),
  /** Hours 6 to 17 of the wall clock. */
  isDaytime: z.boolean(),
  isDaylightSaving: z.boolean(),
  /** Days that the zone is ahead of the visitor's zone, by the calendar: -2 to 2. */
  dayDifference: z.number(),
};

const zoneSchema = z.strictObject({
  ...reading,
  id: z.string(),
  timezone: z.string(),
  /** The built-in city whose name it has; null for other zones. */
  city: z.nullable(z.enum(CITIES.map(({ id }) => id))),
  /** ISO 3166-1; null where the country of the zone is not known. */
  flag: z.nullable(z.enum(CITIES.map(({ flag }) => flag))),
  /** Share of the day that has passed, 0 to 1, for the hand of a 24-hour dial. */
  dayShare: z.number(),
  /** The next change of clocks within 30 days, and the offset after it. */
  nextChange: z.nullable(
    z.strictObject({ instant: z.string(), date: z.string(), offsetMinutes: z.number() }),
  ),
  /** The same place at the moment of the strip, without seconds. */
  moment: z.strictObject({ ...reading, isWorking: z.boolean() }),
});
export type ZoneReading = z.output<typeof zoneSchema>;

/** Positions on the strip are shares of its day, 0 to 1. */
const place = { from: z.number(), to: z.number() };
const faceSchema = z.strictObject(face);

const spanSchema = z.strictObject({
  /** ISO 8601 in UTC. */
  start: z.string(),
  end: z.string(),
  minutes: z.number(),
  /** The wall clock in the visitor's zone. */
  startTime: faceSchema,
  endTime: faceSchema,
  ...place,
});

/** All places now, and the strip of one day in the visitor's zone. */
export const outputSchema = z.strictObject({
  local: zoneSchema,
  zones: z.array(zoneSchema),
  /** When all participants are at work on the day of the strip. */
  overlap: z.array(spanSchema),
  /** Without an overlap: the longest time at which most participants are at work. */
  mostAtWork: z.nullable(z.extend(spanSchema, { count: z.number(), of: z.number() })),
  strip: z.strictObject({
    date: z.string(),
    start: z.string(),
    end: z.string(),
    /** 1440, except on days with a change of clocks. */
    minutes: z.number(),
    minute: z.number(),
    /** The moment as a share of the day. */
    at: z.number(),
    /** No other moment was chosen. */
    isNow: z.boolean(),
    rows: z.array(
      z.strictObject({
        id: z.string(),
        takesPart: z.boolean(),
        stretches: z.array(z.strictObject({ kind: z.enum(['work', 'day', 'night']), ...place })),
      }),
    ),
  }),
  findings: z.array(findingSchema),
});
export type WorldClockOutput = z.output<typeof outputSchema>;
