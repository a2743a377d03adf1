import type { RuleSet } from '@seller-toolbox/tool-contract';
import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { nthWeekday, weekdayFrom, type DayRange } from './event-days.ts';

/** The two sales with dates announced by the marketplace each year; no rule gives them. */
export type AnnouncedEvent = 'prime-day' | 'prime-big-deal-days';

export interface AnnouncedDates {
  readonly ruleSet: RuleSet;
  /** Whether the seasons beyond the specification are listed too. */
  readonly hasSeasons: boolean;
  /** By event, marketplace and year. */
  readonly known: Readonly<
    Record<AnnouncedEvent, Partial<Record<MarketplaceCode, Readonly<Record<number, DayRange>>>>>
  >;
  /** Expected dates in a year without an announcement. */
  readonly expected: Readonly<Record<AnnouncedEvent, (year: number) => DayRange>>;
}

const TUESDAY = 2;

const from = (start: string, days: number): DayRange => ({ start, end: plusDays(start, days - 1) });

/** The specification names two Prime dates; both are second Tuesdays, which are expected in other years too. */
const STANDARD: AnnouncedDates = {
  hasSeasons: false,
  ruleSet: {
    id: 'standard',
    effectiveFrom: null,
    source: { name: 'Seller Toolbox specification, calculators and utilities, section 3' },
    checkedOn: '2026-11-21',
  },
  known: {
    'prime-day': { US: { 2026: { start: '2026-07-14', end: '2026-07-15' } } },
    'prime-big-deal-days': { US: { 2025: { start: '2025-10-14', end: '2025-10-15' } } },
  },
  expected: {
    'prime-day': (year) => from(nthWeekday(year, 7, { weekday: TUESDAY, nth: 2 }), 2),
    'prime-big-deal-days': (year) => from(nthWeekday(year, 10, { weekday: TUESDAY, nth: 2 }), 2),
  },
};

/**
 * Dates announced by Amazon. Prime Day 2025: Amazon's own notice. The fall of 2025 agrees with its deadlines for
 * deals (September 12), the summer of 2026 with three and the fall of 2026 with five independent publications.
 * Expected dates follow the last announcements: the fourth Tuesday of June for four days; in the fall the Tuesday from
 * October 6 to 12, like all five of 2022 to 2026, for two days.
 */
const ANNOUNCED: AnnouncedDates = {
  hasSeasons: true,
  ruleSet: {
    id: 'announced-2025-01-01',
    effectiveFrom: '2025-01-01',
    source: { name: 'Amazon, announcements of Prime Day and Prime Big Deal Days, and agreeing publications' },
    checkedOn: '2026-11-21',
  },
  known: {
    'prime-day': {
      US: {
        2025: { start: '2025-07-08', end: '2025-07-11' },
        2026: { start: '2026-06-23', end: '2026-06-26' },
      },
      JP: { 2025: { start: '2025-07-11', end: '2025-07-14' } },
    },
    'prime-big-deal-days': {
      US: {
        2025: { start: '2025-10-07', end: '2025-10-08' },
        2026: { start: '2026-10-06', end: '2026-10-07' },
      },
      AU: { 2026: { start: '2026-09-29', end: '2026-10-05' } },
    },
  },
  expected: {
    'prime-day': (year) => from(nthWeekday(year, 6, { weekday: TUESDAY, nth: 4 }), 4),
    'prime-big-deal-days': (year) => from(weekdayFrom(`${year}-10-06`, TUESDAY), 2),
  },
};

export const RULE_SETS: readonly RuleSet[] = [STANDARD.ruleSet, ANNOUNCED.ruleSet];

/** The rule set names of the input; `announced` alone is the newest announced one. */
export const RULE_SET_NAMES = ['standard', 'announced-2025-01-01', 'announced'] as const;
export type RuleSetName = (typeof RULE_SET_NAMES)[number];

/** The announced and expected dates of a rule set. */
export function announcedDates(name: RuleSetName): AnnouncedDates {
  return name === 'standard' ? STANDARD : ANNOUNCED;
}
