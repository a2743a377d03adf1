/** 35 U.S.C. 173 and Pub. L. 112-211, sec. 102 and 106 (checked 2026-11-21). There are no maintenance fees for designs. */
const TERM_CHANGE = '2015-05-13';
const TERM_YEARS = { before: 14, since: 15 } as const;

export const MIN_DESIGN_TERM_YEARS = TERM_YEARS.before;
export const MAX_DESIGN_TERM_YEARS = TERM_YEARS.since;

/** Whether a number of years is a term of US design patents. */
export function isDesignTerm(years: number): boolean {
  return years === TERM_YEARS.before || years === TERM_YEARS.since;
}

/** Years that a US design patent lasts from its grant, by the day it was filed (`YYYY-MM-DD`). */
export function designTermYears(filedOn: string): number {
  return filedOn >= TERM_CHANGE ? TERM_YEARS.since : TERM_YEARS.before;
}

/** The day a US design patent expires, `YYYY-MM-DD`: the same day so many years later, 28 February for a 29th that is missing. */
export function designExpiry(grantedOn: string, termYears: number): string {
  const year = Number(grantedOn.slice(0, 4)) + termYears;
  const day = grantedOn.slice(4);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return `${year}${day === '-02-29' && !isLeapYear ? '-02-28' : day}`;
}
