import type { TableKind, TableRows, TextTable } from '@seller-toolbox/tool-contract';
import { plainHeader } from '../table-file/index.ts';
import type { ColumnTargets, ReadRow } from './table-rows.ts';

/** A report whose rows a tool takes together. */
export type ReportKind = Pick<TableKind<never>, 'columns' | 'plain'> & { readonly rows: TableRows };

/** The fields of a report whose columns have one of their usual names; each is that of one column. */
export function reportTargets(
  headers: readonly string[],
  { columns, plain = plainHeader }: ReportKind,
): ColumnTargets {
  const names = headers.map(plain);
  const targets: (string | null)[] = headers.map(() => null);
  for (const { field, aliases } of columns) {
    const found = aliases
      .map((alias) => names.indexOf(alias))
      .find((column) => column >= 0 && targets[column] === null);
    if (found !== undefined) targets[found] = field;
  }
  return targets;
}

/** The rows of a report, as the tool reads them. */
export function fromReport(
  table: TextTable,
  targets: ColumnTargets,
  { rows }: ReportKind,
): readonly ReadRow[] {
  const columns = new Map<string, number>();
  for (const [column, field] of targets.entries())
    if (field !== null && !columns.has(field)) columns.set(field, column);
  return rows
    .read(table, Object.fromEntries(columns))
    .map((row): ReadRow => ('element' in row ? { fields: row.element } : { problems: row.problems }));
}
