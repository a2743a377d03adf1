import type { CompetitorSource, SourceRow } from './competitor-sources.schema.ts';
import type { Figure } from './sources-output.schema.ts';

interface Line {
  readonly source: number;
  readonly date: string | null;
  readonly row: SourceRow;
}

/** The lines of all files about one product, newest file first. */
export interface JoinedProduct {
  readonly key: string;
  readonly lines: readonly Line[];
}

/** Joins lines by ASIN; those without one by title. */
export function joinProducts(sources: readonly CompetitorSource[]): readonly JoinedProduct[] {
  const byKey = new Map<string, Line[]>();
  sources.forEach(({ rows, date }, source) => {
    for (const row of rows) {
      const key = row.asin?.trim().toUpperCase() ?? row.title?.trim().toLowerCase();
      if (key === undefined) continue;
      const lines = byKey.get(key) ?? [];
      lines.push({ source, date, row });
      byKey.set(key, lines);
    }
  });
  return [...byKey].map(([key, lines]) => ({
    key,
    lines: lines.sort((one, other) => compareDays(other.date, one.date) || other.source - one.source),
  }));
}

function compareDays(one: string | null, other: string | null): number {
  return (one ?? '') < (other ?? '') ? -1 : Number((one ?? '') > (other ?? ''));
}

type FigureField = {
  [Field in keyof SourceRow]-?: Exclude<SourceRow[Field], undefined> extends number ? Field : never;
}[keyof SourceRow];

/** The newest figure of a field; null where no file has one. */
export function newestFigure({ lines }: JoinedProduct, field: FigureField): Figure {
  for (const { row, source } of lines) {
    const value = row[field];
    if (value !== undefined) return { value, source };
  }
  return null;
}

export function newestText(
  { lines }: JoinedProduct,
  field: 'asin' | 'title' | 'brand' | 'listedOn',
): string | null {
  return lines.find(({ row }) => row[field] !== undefined)?.row[field] ?? null;
}
