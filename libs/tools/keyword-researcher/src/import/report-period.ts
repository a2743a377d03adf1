import { daysInText } from '@seller-toolbox/file-import/table-file';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { KeywordSource, PERIODS } from '../engine/keyword-sources.schema.ts';

type Period = (typeof PERIODS)[number];

/** In the lines above the header and in names of files: "Select week", "Monthly", "Quartal", "四半期". */
const WORDS: Readonly<Record<Period, RegExp>> = {
  week: /week(?!end)|woche|semaine|semana|settiman|週|周/iu,
  month: /month|monat|mensuel|mensual|mensil|\bmois\b|\bmes\b|\bmese\b|月(?:次|間|度|报|報)|[每毎]月/iu,
  quarter: /quarter|quartal|trimest|四半期|季度/iu,
};

/** Days from the first to the last one of a period. */
const SPANS: readonly (readonly [period: Period, least: number, most: number])[] = [
  ['week', 6, 6],
  ['month', 27, 30],
  ['quarter', 89, 91],
];

/** The period that a report is of; null where neither its two days nor exactly one word says so. */
export function reportPeriod(text: string): KeywordSource['period'] {
  const days = [...daysInText(text)].sort();
  const [first, last] = [days[0], days.at(-1)];
  const span = first && last ? (Date.parse(last) - Date.parse(first)) / DAY : 0;
  const bySpan = SPANS.find(([, least, most]) => span >= least && span <= most)?.[0];
  if (bySpan !== undefined) return bySpan;
  const named = (Object.entries(WORDS) as [Period, RegExp][]).filter(([, words]) => words.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}
