import type { ReportRow, ReportSource } from '@seller-toolbox/file-import/report-file';
import { sourceSchema, type KeywordSource } from '../engine/keyword-sources.schema.ts';
import { reportPeriod } from './report-period.ts';

/** A source for the engine; null where rows of the file are none that it takes. */
export function toSource(
  { above, ...about }: ReportSource,
  rows: readonly ReportRow[],
): KeywordSource | null {
  const period = about.kind === 'query-performance' ? reportPeriod(`${above}\n${about.name}`) : null;
  const checked = sourceSchema.safeParse({ ...about, period, rows });
  return checked.success ? checked.data : null;
}
