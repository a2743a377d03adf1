import { MINUTE } from '@seller-toolbox/tool-contract/durations';

/** An instant (ISO 8601) as a `datetime-local` field shows it in the browser's zone: `2026-11-22T16:30`; blank for none. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE);
  return shifted.toISOString().slice(0, 16);
}

/** The instant, to the minute, that a `datetime-local` field means in the browser's zone; null for a blank or odd one. */
export function fromLocalTime(text: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)).toISOString();
}
