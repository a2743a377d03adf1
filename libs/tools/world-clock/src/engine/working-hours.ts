import { offsetMinutesIn } from '@seller-toolbox/reference-data/time-zones';
import { offsetChangeIn } from '@seller-toolbox/reference-data/zone-changes';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { FIRST_DAY_HOUR, isDaytime, LAST_DAY_HOUR } from './day-and-night.ts';

/** Whole hours of the wall clock, the end excluded. An end before the start is on the next day: 22 to 6. */
export interface WorkingHours {
  readonly start: number;
  readonly end: number;
}

export type HourKind = 'work' | 'day' | 'night';

/** Instants, milliseconds; the end is excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Stretch extends Span {
  readonly kind: HourKind;
}

/** Whether an hour of the wall clock (0 to 23) is worked. */
export function isWorkingHour(hour: number, { start, end }: WorkingHours): boolean {
  return start < end ? hour >= start && hour < end : hour >= start || hour < end;
}

/** Splits a span of about a day in a zone into work, day and night hours. Exact over clock changes. */
export function splitByWorkingHours(timezone: string, span: Span, hours: WorkingHours): Stretch[] {
  const change = offsetChangeIn(timezone, span.start, span.end);
  const pieces =
    change === null || change >= span.end
      ? [span]
      : [
          { start: span.start, end: change },
          { start: change, end: span.end },
        ];
  return merged(pieces.flatMap((piece) => stretchesWithoutChange(timezone, piece, hours)));
}

function stretchesWithoutChange(timezone: string, { start, end }: Span, hours: WorkingHours): Stretch[] {
  const ahead = offsetMinutesIn(timezone, start) * MINUTE;
  const bounds = [FIRST_DAY_HOUR, LAST_DAY_HOUR + 1, hours.start, hours.end];
  const midnights = daysOver(start + ahead, end + ahead);
  const cuts = midnights
    .flatMap((midnight) => bounds.map((hour) => midnight + hour * HOUR - ahead))
    .filter((cut) => cut > start && cut < end)
    .sort((a, b) => a - b);
  const edges = [start, ...cuts, end];
  return edges.slice(1).map((edge, index) => {
    const from = edges[index] ?? start;
    const hour = Math.floor(((((from + ahead) % DAY) + DAY) % DAY) / HOUR);
    return { kind: kindOf(hour, hours), start: from, end: edge };
  });
}

function daysOver(start: number, end: number): number[] {
  const first = Math.floor(start / DAY);
  const count = Math.floor(end / DAY) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * DAY);
}

function kindOf(hour: number, hours: WorkingHours): HourKind {
  if (isWorkingHour(hour, hours)) return 'work';
  return isDaytime(hour) ? 'day' : 'night';
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (stretch.start === stretch.end) continue;
    if (last?.kind === stretch.kind && last.end === stretch.start) {
      joined[joined.length - 1] = { ...last, end: stretch.end };
    } else joined.push(stretch);
  }
  return joined;
}

/** How many of the lists work at each time, in order; adjacent spans with the same count are merged. */
export function countsAtWork(lists: readonly (readonly Stretch[])[]): (Span & { count: number })[] {
  const worked = lists.map((stretches) => stretches.filter(({ kind }) => kind === 'work'));
  const edges = [...new Set(lists.flat().flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const spans: (Span & { count: number })[] = [];
  edges.slice(1).forEach((end, index) => {
    const start = edges[index] ?? end;
    const count = worked.filter((list) => list.some((span) => span.start <= start && end <= span.end)).length;
    const last = spans.at(-1);
    if (last?.count === count) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end, count });
  });
  return spans;
}
