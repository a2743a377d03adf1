import { isDay } from '@seller-toolbox/tool-contract/days';

const MONTHS = [
  'january|jan|januari|một|1',
  'february|feb|februari|hai|2',
  'march|mar|maret|ba|3',
  'april|apr|tư|4',
  'may|mei|năm|5',
  'june|jun|juni|sáu|6',
  'july|jul|juli|bảy|7',
  'august|aug|agustus|agu|tám|8',
  'september|sep|sept|chín|9',
  'october|oct|oktober|okt|mười|10',
  'november|nov|mười một|11',
  'december|dec|desember|des|mười hai|12',
].map((names) => names.split('|'));

/** Year, month and day by name, each form with its order; letters around make it another text. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/u,
  /^(?:(?<year>\d{4})年)?(?<month>\d{1,2})月(?<day>\d{1,2})[日号號]?$/u,
  /^(?<month>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/u,
  /^(?:ngày )?(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?:tháng )?(?<month>\p{L}+|(?<=tháng )\d{1,2})(?:\.?,? (?:năm )?(?<year>\d{4}))?$/u,
];
const SLASHED = /^(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})$/u;

/**
 * A whole text that is a day, as `YYYY-MM-DD`; of `3/4/2026` the month is first in English. Without a year it is the next such day
 * from `today` on. Null for anything else.
 */
export function readDay(folded: string, language: string, today: string): string | null {
  const slashed = SLASHED.exec(folded)?.groups;
  if (slashed) {
    const { first = '', second = '', year = '' } = slashed;
    const isMonthFirst = language === 'en' && Number(first) <= 12;
    return toDay(year, isMonthFirst ? first : second, isMonthFirst ? second : first);
  }
  for (const form of FORMS) {
    const groups = form.exec(folded)?.groups;
    if (groups) return withYear(groups, today);
  }
  return null;
}

function withYear(
  { year, month = '', day = '' }: Partial<Record<string, string>>,
  today: string,
): string | null {
  const years = year === undefined ? [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1] : [year];
  const days = years.map((each) => toDay(String(each), month, day));
  return days.find((each) => each !== null && (year !== undefined || each >= today)) ?? null;
}

function toDay(year: string, month: string, day: string): string | null {
  const named = MONTHS.findIndex((names) => names.includes(month.replace(/^0/, ''))) + 1;
  const text = `${year}-${String(named).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
