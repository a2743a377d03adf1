import type { ReportRow } from '@seller-toolbox/file-import/report-file';
import { sourceSchema, type ReviewSource } from '../engine/review-sources.schema.ts';

/** A source for the engine; null where rows of the file are none that it takes. */
export function toSource(
  about: { readonly kind: string; readonly name: string; readonly date: string | null },
  rows: readonly ReportRow[],
): ReviewSource | null {
  const checked = sourceSchema.safeParse({ ...about, rows });
  return checked.success ? checked.data : null;
}
