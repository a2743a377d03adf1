import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import * as z from 'zod/mini';
import { RULE_SET_NAMES } from './announced-dates.data.ts';
import { CATEGORIES, EVENT_IDS, LATE_TIPS, SEASON_IDS, TIPS } from './events.data.ts';

/** The first year of the calendar. */
export const FIRST_YEAR = 2025;
export const LAST_YEAR = 2200;

export const CATEGORY_CHOICES = ['all', ...CATEGORIES] as const;

const year = z.number().check(z.int(), z.gte(FIRST_YEAR), z.lte(LAST_YEAR));

/** `YYYY-MM-DD`, midnight of that day in `timeZone`, or an instant in ISO 8601. */
const moment = z.string().check(
  z.maxLength(40),
  z.refine((text) => isDay(text) || isInstant(text), { params: { code: 'invalid-date' } }),
);

function isInstant(text: string): boolean {
  return z.iso.datetime({ offset: true }).safeParse(text).success;
}

/** `own` is an event of the visitor, which has a `name`. */
const eventId = z.enum([...EVENT_IDS, ...SEASON_IDS, 'own']);

export const MAX_OWN_EVENTS = 200;
export const MAX_NAME_LENGTH = 100;

const day = z.string().check(z.refine(isDay, { params: { code: 'invalid-date' } }));

/** An event of the visitor: whole days, both included. */
const ownEvent = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
    start: day,
    end: day,
  })
  .check(rule('end-before-start', ({ start, end }) => end >= start, ['end']));
export type OwnEvent = z.output<typeof ownEvent>;

/**
 * `year` defaults to the current one. Marketplace events are dated in the marketplace's time zone, public days in
 * `timeZone`, which defaults to the marketplace's. `from` replaces the current time.
 */
export const inputSchema = z.strictObject({
  year: z.optional(year),
  category: z._default(z.enum(CATEGORY_CHOICES), 'all'),
  marketplace: z._default(z.enum(MARKETPLACE_CODES), 'US'),
  timeZone: z.optional(z.string().check(z.maxLength(64), rule('unknown-zone', isTimeZone))),
  from: z.optional(moment),
  /** Events of the visitor, listed beside those of the marketplace, in every category. */
  own: z._default(z.array(ownEvent).check(z.maxLength(MAX_OWN_EVENTS)), []),
  ruleSet: z._default(z.enum(RULE_SET_NAMES), 'standard'),
});
export type CalendarInput = z.output<typeof inputSchema>;

const range = z.strictObject({ start: z.string(), end: z.string() });
const status = z.enum(['confirmed', 'expected', 'rule']);

const eventSchema = z.strictObject({
  id: eventId,
  /** Of an own event. */
  name: z.optional(z.string()),
  /** The first day, `YYYY-MM-DD`. */
  date: z.string(),
  /** First and last day, where it lasts longer than one. */
  dateRange: z.optional(range),
  category: z.enum(CATEGORIES),
  value: z.enum(['high', 'medium', 'low']),
  /** IANA zone at whose midnight it begins. */
  timeZone: z.string(),
  /** Until it begins, rounded down; zero once it has begun. */
  daysLeft: z.number(),
  hoursLeft: z.number(),
  minutesLeft: z.number(),
  isRunning: z.boolean(),
  /** A period to plan around, not a day to sell on. */
  isPeriod: z.boolean(),
  /** Red: 7 days or fewer; orange: 30 or fewer. */
  urgency: z.enum(['red', 'orange', 'none']),
  status,
  /** What to do; a tip whose time has passed is replaced by what is left to do. */
  tips: z.array(z.enum([...TIPS, ...LATE_TIPS])),
  /** When to start preparing: six to four weeks before. */
  prepare: range,
});
export type CalendarEvent = z.output<typeof eventSchema>;

/** The events of a year that are not over yet, in date order. */
export const outputSchema = z.strictObject({
  year: z.number(),
  category: z.enum(CATEGORY_CHOICES),
  ruleSet: z.enum(RULE_SET_NAMES),
  events: z.array(eventSchema),
  /** Years to offer: 2025, 2026, the current and the next. */
  years: z.array(z.number()),
  /** Set when no event is left: a year, or all categories, with events; both null where there are none. */
  suggestion: z.nullable(
    z.strictObject({ year: z.nullable(z.number()), category: z.nullable(z.literal('all')) }),
  ),
  /** The whole year including past events; positions are shares of the year, 0 to 1. */
  strip: z.strictObject({
    events: z.array(
      z.strictObject({
        id: eventId,
        name: z.optional(z.string()),
        category: z.enum(CATEGORIES),
        start: z.string(),
        end: z.string(),
        from: z.number(),
        to: z.number(),
        status,
        isOver: z.boolean(),
      }),
    ),
    /** Start of each month. */
    months: z.array(z.number()),
    /** Null in another year. */
    today: z.nullable(z.number()),
  }),
  findings: z.array(findingSchema),
});
export type CalendarOutput = z.output<typeof outputSchema>;
