import { DAY, WEEK } from '@seller-toolbox/tool-contract/durations';

/** The first instant of 1970 was a Thursday. */
const FROM_MONDAY_TO_EPOCH = 3 * DAY;

/** The first millisecond of the ISO week of an instant: Monday, 0:00 UTC. */
export function weekStart(instant: number): number {
  return Math.floor((instant + FROM_MONDAY_TO_EPOCH) / WEEK) * WEEK - FROM_MONDAY_TO_EPOCH;
}

/** The label of the ISO week of an instant: `2026-47`. A week belongs to the year of its Thursday. */
export function weekLabel(instant: number): string {
  const thursday = weekStart(instant) + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK);
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** The start of the week that a label names; undefined where it names none. */
export function startOfLabel(label: string): number | undefined {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(label) ?? [];
  // The 4th of January is always in the first week.
  const start = weekStart(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK;
  return weekLabel(start) === label ? start : undefined;
}
