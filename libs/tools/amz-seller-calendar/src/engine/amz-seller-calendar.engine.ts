import { defineEngine, finding, type Env, type Finding } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { startOfDayIn } from '@seller-toolbox/reference-data/zone-changes';
import { examples } from './amz-seller-calendar.examples.ts';
import {
  FIRST_YEAR,
  inputSchema,
  LAST_YEAR,
  outputSchema,
  type CalendarInput,
  type CalendarOutput,
} from './amz-seller-calendar.schema.ts';
import { announcedDates, RULE_SETS } from './announced-dates.data.ts';
import { EVENT_IDS, EVENTS } from './events.data.ts';
import {
  eventsOfYear,
  factsOf,
  ownEventsOfYear,
  toCalendarEvent,
  type CalendarContext,
  type DatedEvent,
} from './upcoming-events.ts';
import { yearStrip } from './year-strip.ts';

/** The selling events of a year that are still to come, with countdowns. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  ruleSets: RULE_SETS,
  ruleScope: marketplaceRuleScope,
});

/** The years in the specification are always offered. */
const NAMED_YEARS = [FIRST_YEAR, FIRST_YEAR + 1];

function run(input: CalendarInput, env: Env): CalendarOutput {
  const { category, marketplace } = input;
  const timeZone = input.timeZone ?? marketplaceOf(marketplace).timeZone;
  const now = nowOf(input.from, timeZone, env);
  const announced = announcedDates(input.ruleSet);
  const context = { now, marketplace, timeZone, announced };
  const today = dayIn(timeZone, now);
  const currentYear = Math.min(Math.max(Number(today.slice(0, 4)), FIRST_YEAR), LAST_YEAR - 1);
  const year = input.year ?? currentYear;
  const all = eventsOfYear(year, context);
  const own = ownEventsOfYear(input.own, year, context);
  const chosen = [...all.filter(isIn(category)), ...own].sort((a, b) => a.start.localeCompare(b.start));
  const events = upcoming(chosen).map((event) => toCalendarEvent(event, now));
  return {
    year,
    category,
    ruleSet: input.ruleSet,
    events,
    years: [...new Set([...NAMED_YEARS, currentYear, currentYear + 1])].sort((a, b) => a - b),
    suggestion: events.length > 0 ? null : suggestionFor(category, all, currentYear, context),
    strip: yearStrip(year, chosen, today),
    findings: calendarFindings(events.length, context),
  };
}

function nowOf(from: string | undefined, timeZone: string, env: Env): number {
  if (from === undefined) return env.now.getTime();
  return isDay(from) ? startOfDayIn(timeZone, from) : Date.parse(from);
}

function isIn(category: CalendarInput['category']): (event: DatedEvent) => boolean {
  return ({ id }) => category === 'all' || factsOf(id).category === category;
}

function upcoming(events: readonly DatedEvent[]): DatedEvent[] {
  return events.filter(({ isOver }) => !isOver);
}

/** This or the next year if it still has events of the category, and whether other categories have some this year. */
function suggestionFor(
  category: CalendarInput['category'],
  all: readonly DatedEvent[],
  currentYear: number,
  context: CalendarContext,
): CalendarOutput['suggestion'] {
  const year = [currentYear, currentYear + 1].find((candidate) =>
    upcoming(eventsOfYear(candidate, context)).some(isIn(category)),
  );
  return { year: year ?? null, category: upcoming(all).length > 0 ? 'all' : null };
}

function calendarFindings(count: number, { marketplace }: CalendarContext): Finding[] {
  const omitted = EVENT_IDS.filter((id) => EVENTS[id].only?.includes(marketplace) === false).length;
  return [
    ...(count === 0 ? [finding('no-upcoming-events', 'info')] : []),
    ...(omitted > 0 ? [finding('days-not-kept', 'info', { count: omitted })] : []),
  ];
}
