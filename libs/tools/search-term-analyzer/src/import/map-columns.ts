import { likeness } from '@seller-toolbox/file-import/table-file';
import { HEADER_LANGUAGES } from './header-aliases.data.ts';
import { headerName } from './header-name.ts';
import { REPORT_FIELDS, REQUIRED_FIELDS, type ReportField } from './report-fields.ts';
import { cellText, type Cell } from './table.ts';

/** Which column holds what: an index from 0, or null for none. */
export type ColumnMap = Readonly<Record<ReportField, number | null>>;

export interface MappedHeader {
  readonly columns: ColumnMap;
  /** Fields found by likeness only, or by a name that nobody has confirmed. */
  readonly unsure: readonly ReportField[];
}

interface Alias {
  readonly field: ReportField;
  readonly isVerified: boolean;
  /** The earlier a name stands in its list, the better it fits where two columns would do. */
  readonly place: number;
}

const ALIASES: ReadonlyMap<string, readonly Alias[]> = aliasTable();
const LIKE_ENOUGH = 0.84;
const MAX_HEADER_LENGTH = 120;

/** Finds the fields of a report in a row of headers, by their names and, for those not found, by likeness. */
export function mapHeader(header: readonly Cell[]): MappedHeader {
  const names = header.map(nameOf);
  const taken = new Set<number>();
  const columns: Partial<Record<ReportField, number | null>> = {};
  const unsure: ReportField[] = [];
  for (const find of [findNamed, findAlike]) {
    for (const field of REPORT_FIELDS) {
      const found = columns[field] === undefined ? find(names, field, taken) : null;
      if (found === null) continue;
      columns[field] = found.column;
      taken.add(found.column);
      if (!found.isSure) unsure.push(field);
    }
  }
  return { columns: wholeMap(columns), unsure };
}

/** How much a row looks like headers: fields whose name is in it; required ones count most. */
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

/** A map with null for what is not said. */
export function wholeMap(columns: Partial<Record<ReportField, number | null>>): ColumnMap {
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

function findNamed(names: readonly string[], field: ReportField, taken: ReadonlySet<number>): Found | null {
  let best: (Found & { place: number }) | null = null;
  names.forEach((name, column) => {
    if (taken.has(column)) return;
    for (const alias of ALIASES.get(name) ?? []) {
      if (alias.field === field && (best === null || alias.place < best.place)) {
        best = { column, isSure: alias.isVerified, place: alias.place };
      }
    }
  });
  return best;
}

function findAlike(names: readonly string[], field: ReportField, taken: ReadonlySet<number>): Found | null {
  let best: Found | null = null;
  let likest = LIKE_ENOUGH;
  names.forEach((name, column) => {
    if (name === '' || taken.has(column) || ALIASES.has(name)) return;
    for (const [alias, meanings] of ALIASES) {
      if (!meanings.some((meaning) => meaning.field === field)) continue;
      const alike = likeness(name, alias);
      if (alike >= likest) [best, likest] = [{ column, isSure: false }, alike];
    }
  });
  return best;
}

const REQUIRED: ReadonlySet<string> = new Set(REQUIRED_FIELDS);

function aliasTable(): ReadonlyMap<string, readonly Alias[]> {
  const table = new Map<string, Alias[]>();
  for (const { headers, isVerified } of HEADER_LANGUAGES) {
    for (const field of REPORT_FIELDS) {
      (headers[field] ?? []).forEach((header, place) => {
        const name = headerName(header);
        const known = table.get(name) ?? [];
        const same = known.find((alias) => alias.field === field);
        if (!same) known.push({ field, isVerified, place });
        table.set(name, known);
      });
    }
  }
  return table;
}
