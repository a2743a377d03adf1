import type { ReportRow, ReportSource } from '@seller-toolbox/file-import/report-file';
import { sourceSchema, type ReviewSource } from '../engine/review-sources.schema.ts';

/** A source for the engine; null where rows of the file are none that it takes. */
export function toSource(
  { kind, name, date }: Pick<ReportSource, 'kind' | 'name' | 'date'>,
  rows: readonly ReportRow[],
): ReviewSource | null {
  const checked = sourceSchema.safeParse({ kind, name, date, rows });
  return checked.success ? checked.data : null;
}
