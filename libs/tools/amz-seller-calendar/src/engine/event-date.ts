import { plusDays } from '@seller-toolbox/reference-data/days';
import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { AnnouncedDates, AnnouncedEvent } from './announced-dates.data.ts';
import {
  dayOf,
  easterSunday,
  lastWeekdayOfLongMonth,
  nthWeekday,
  weekdayFrom,
  type DayRange,
} from './event-days.ts';
import { SEASON_IDS, type EventId, type SeasonId } from './events.data.ts';
import { seasonDays } from './season-dates.data.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

/** `rule`: computed. `confirmed`: announced. `expected`: not announced yet, estimated from the last announcements. */
export type DateStatus = 'confirmed' | 'expected' | 'rule';

export interface EventDate extends DayRange {
  readonly status: DateStatus;
}

/** The date of an event in a year, undefined where it is not known. Public days follow the country of the marketplace. */
export function eventDate(
  id: EventId,
  year: number,
  marketplace: MarketplaceCode,
  announced: AnnouncedDates,
): EventDate | undefined {
  if (isSeason(id)) {
    const days = seasonDays(id, year);
    return days && { ...days, status: 'rule' };
  }
  if (id === 'prime-day' || id === 'prime-big-deal-days') {
    return announcedDate(id, year, marketplace, announced);
  }
  if (id === 'back-to-school') return { ...backToSchool(year), status: 'rule' };
  const day = ruleDay(id, year, marketplace);
  return { start: day, end: day, status: 'rule' };
}

function isSeason(id: EventId): id is SeasonId {
  return (SEASON_IDS as readonly string[]).includes(id);
}

function announcedDate(
  id: AnnouncedEvent,
  year: number,
  marketplace: MarketplaceCode,
  { known, expected }: AnnouncedDates,
): EventDate {
  const range = known[id][marketplace]?.[year];
  return range ? { ...range, status: 'confirmed' } : { ...expected[id](year), status: 'expected' };
}

/** From mid July to the day before Labor Day. */
function backToSchool(year: number): DayRange {
  return { start: dayOf(year, 7, 15), end: plusDays(laborDay(year), -1) };
}

type RuleEvent = Exclude<EventId, AnnouncedEvent | SeasonId | 'back-to-school'>;

function ruleDay(id: RuleEvent, year: number, marketplace: MarketplaceCode): string {
  switch (id) {
    case 'new-year':
      return dayOf(year, 1, 1);
    case 'valentines-day':
      return dayOf(year, 2, 14);
    case 'easter':
      return easterSunday(year);
    case 'mothers-day':
      return mothersDay(year, marketplace);
    case 'memorial-day':
      return lastWeekdayOfLongMonth(year, 5, MONDAY);
    case 'fathers-day':
      return fathersDay(year, marketplace);
    case 'independence-day':
      return dayOf(year, 7, 4);
    case 'labor-day':
      return laborDay(year);
    case 'halloween':
      return dayOf(year, 10, 31);
    case 'thanksgiving':
      return marketplace === 'CA' ? nthWeekday(year, 10, { weekday: MONDAY, nth: 2 }) : thanksgivingUs(year);
    case 'black-friday':
      return plusDays(thanksgivingUs(year), 1);
    case 'cyber-monday':
      return plusDays(thanksgivingUs(year), 4);
    case 'christmas':
      return dayOf(year, 12, 25);
  }
}

function laborDay(year: number): string {
  return nthWeekday(year, 9, { weekday: MONDAY, nth: 1 });
}

function thanksgivingUs(year: number): string {
  return nthWeekday(year, 11, { weekday: THURSDAY, nth: 4 });
}

/** Second Sunday of May, except in the United Kingdom (Lent), France (not on Pentecost) and Spain (first Sunday). */
function mothersDay(year: number, marketplace: MarketplaceCode): string {
  switch (marketplace) {
    case 'UK':
      return plusDays(easterSunday(year), -21);
    case 'FR': {
      const lastOfMay = lastWeekdayOfLongMonth(year, 5, SUNDAY);
      return lastOfMay === plusDays(easterSunday(year), 49) ? plusDays(lastOfMay, 7) : lastOfMay;
    }
    case 'ES':
      return nthWeekday(year, 5, { weekday: SUNDAY, nth: 1 });
    default:
      return nthWeekday(year, 5, { weekday: SUNDAY, nth: 2 });
  }
}

/** Third Sunday of June, except in Germany (Ascension), Italy and Spain (Saint Joseph) and Australia (September). */
function fathersDay(year: number, marketplace: MarketplaceCode): string {
  switch (marketplace) {
    case 'DE':
      return plusDays(easterSunday(year), 39);
    case 'IT':
    case 'ES':
      return dayOf(year, 3, 19);
    case 'AU':
      return weekdayFrom(dayOf(year, 9, 1), SUNDAY);
    default:
      return nthWeekday(year, 6, { weekday: SUNDAY, nth: 3 });
  }
}
