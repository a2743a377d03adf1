import { diceSimilarity } from '@seller-toolbox/file-import/table-file';
import { headerName } from '@seller-toolbox/reference-data/search-term-report-header-name';
import { HEADER_LANGUAGES } from '@seller-toolbox/reference-data/search-term-report-headers.data';
import { REPORT_FIELDS, REQUIRED_FIELDS, type ReportField } from './report-fields.ts';
import { cellText, type Cell } from './table.ts';

/** Column index (from 0) of each field, or null for none. */
export type ColumnMap = Readonly<Record<ReportField, number | null>>;

export interface MappedHeader {
  readonly columns: ColumnMap;
  /** Fields matched by similarity only, or by an unverified name. */
  readonly unsure: readonly ReportField[];
}

interface Alias {
  readonly field: ReportField;
  readonly isVerified: boolean;
  /** Position in its alias list; the lower one wins where two columns match. */
  readonly priority: number;
}

const ALIASES: ReadonlyMap<string, readonly Alias[]> = aliasTable();
const MIN_SIMILARITY = 0.84;
const MAX_HEADER_LENGTH = 120;

/** Maps the fields of a report to a header row: by name first, then by similarity. */
export function mapHeader(header: readonly Cell[]): MappedHeader {
  const names = header.map(nameOf);
  const taken = new Set<number>();
  const columns: Partial<Record<ReportField, number | null>> = {};
  const unsure: ReportField[] = [];
  for (const find of [findByName, findBySimilarity]) {
    for (const field of REPORT_FIELDS) {
      const found = columns[field] === undefined ? find(names, field, taken) : null;
      if (found === null) continue;
      columns[field] = found.column;
      taken.add(found.column);
      if (!found.isSure) unsure.push(field);
    }
  }
  return { columns: completeColumnMap(columns), unsure };
}

/** Score of a row as header row: 3 per required field found, 1 per other field. */
export function headerScore(header: readonly Cell[]): number {
  const fields = new Set(
    header.flatMap((cell) => (ALIASES.get(nameOf(cell)) ?? []).map(({ field }) => field)),
  );
  return [...fields].reduce((sum, field) => sum + (REQUIRED.has(field) ? 3 : 1), 0);
}

function nameOf(cell: Cell): string {
  const text = typeof cell === 'number' ? '' : cellText(cell);
  return text.length > MAX_HEADER_LENGTH ? '' : headerName(text);
}

/** Completes a column map with null for missing fields. */
export function completeColumnMap(columns: Partial<Record<ReportField, number | null>>): ColumnMap {
  // The list holds every field, so the object has them all.
  return Object.fromEntries(REPORT_FIELDS.map((field) => [field, columns[field] ?? null])) as Record<
    ReportField,
    number | null
  >;
}

interface Found {
  readonly column: number;
  readonly isSure: boolean;
}

function findByName(names: readonly string[], field: ReportField, taken: ReadonlySet<number>): Found | null {
  let best: (Found & { priority: number }) | null = null;
  names.forEach((name, column) => {
    if (taken.has(column)) return;
    for (const alias of ALIASES.get(name) ?? []) {
      if (alias.field === field && (best === null || alias.priority < best.priority)) {
        best = { column, isSure: alias.isVerified, priority: alias.priority };
      }
    }
  });
  return best;
}

function findBySimilarity(
  names: readonly string[],
  field: ReportField,
  taken: ReadonlySet<number>,
): Found | null {
  let best: Found | null = null;
  let bestSimilarity = MIN_SIMILARITY;
  names.forEach((name, column) => {
    if (name === '' || taken.has(column) || ALIASES.has(name)) return;
    for (const [alias, meanings] of ALIASES) {
      if (!meanings.some((meaning) => meaning.field === field)) continue;
      const similarity = diceSimilarity(name, alias);
      if (similarity >= bestSimilarity) [best, bestSimilarity] = [{ column, isSure: false }, similarity];
    }
  });
  return best;
}

const REQUIRED: ReadonlySet<string> = new Set(REQUIRED_FIELDS);

function aliasTable(): ReadonlyMap<string, readonly Alias[]> {
  const table = new Map<string, Alias[]>();
  for (const { headers, isVerified } of HEADER_LANGUAGES) {
    for (const field of REPORT_FIELDS) {
      (headers[field] ?? []).forEach((header, priority) => {
        const name = headerName(header);
        const known = table.get(name) ?? [];
        const same = known.find((alias) => alias.field === field);
        if (!same) known.push({ field, isVerified, priority });
        table.set(name, known);
      });
    }
  }
  return table;
}
