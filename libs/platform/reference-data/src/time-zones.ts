import { MINUTE } from '@seller-toolbox/tool-contract/durations';

/** Local date and time in a time zone. `month` and `day` start at 1. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The platform's zone data, read as numbers, which are the same in browser and server. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** The zone of prerendered pages. Answered without Intl, because its first call costs a page ten milliseconds. */
const UTC = 'UTC';

/** Whether the platform knows an IANA zone of this name. Bare offsets such as "+08:00" are rejected: they have no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (name === UTC) return true;
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    formatFor(name);
    return true;
  } catch {
    return false;
  }
}

/** The wall clock of a zone at an instant (milliseconds since 1970-01-01 UTC). */
export function wallClockIn(timeZone: string, instant: number): WallClock {
  const shown = new Date(instant + offsetMinutesIn(timeZone, instant) * MINUTE);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/** Cache of offsets per minute: a lookup costs a tenth of a millisecond, and a page of clocks needs many each second. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 5000;

/** Minutes that a zone's clocks are ahead of UTC at an instant; negative west of Greenwich. */
export function offsetMinutesIn(timeZone: string, instant: number): number {
  if (timeZone === UTC) return 0;
  const minute = Math.floor(instant / MINUTE);
  const key = `${timeZone} ${minute}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = lookUpOffset(timeZone, minute * MINUTE);
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function lookUpOffset(timeZone: string, instant: number): number {
  const clock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) {
    if (type in clock) clock[type as keyof typeof clock] = Number(value);
  }
  const { year, month, day, hour, minute, second } = clock;
  return (Date.UTC(year, month - 1, day, hour, minute, second) - instant) / MINUTE;
}

/** The last day of each zone: the rows of a file are computed by one instant. */
const lastDays = new Map<string, { readonly instant: number; readonly day: string }>();

/** The day that an instant falls on in a zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: number): string {
  const last = lastDays.get(timeZone);
  if (last?.instant === instant) return last.day;
  const day = lookUpDay(timeZone, instant);
  lastDays.set(timeZone, { instant, day });
  return day;
}

function lookUpDay(timeZone: string, instant: number): string {
  const { year, month, day } = wallClockIn(timeZone, instant);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
