import { detachedText } from '@seller-toolbox/file-import/table-file';
import { finding, type Finding, type Progress } from '@seller-toolbox/tool-contract';
import type { ReportRow } from '../engine/search-term-analyzer.schema.ts';
import { collectRows, countLines, type SkippedLines } from './collect-rows.ts';
import { findHeader, type FoundHeader } from './find-header.ts';
import { numberStyleOf, type NumberStyle } from './locale-numbers.ts';
import { completeColumnMap, type ColumnMap } from './map-columns.ts';
import { COUNT_FIELDS, NUMBER_FIELDS, REQUIRED_FIELDS, type ReportField } from './report-fields.ts';
import { ReportError } from './report-error.ts';
import { cellText, type Cell, type Table, type TableFile } from './table.ts';

export type { SkippedLines };

/** The visitor's corrections of the detected mapping. */
export interface ReadingChoice {
  readonly columns?: Partial<ColumnMap> | undefined;
  readonly numberStyle?: NumberStyle | undefined;
}

/** The ids of campaigns and ad groups; of keywords or product targets; present bids. */
export type MissingUploadField = 'campaignIds' | 'targetIds' | 'bids';
export type MissingUploadFields = Readonly<Record<'negatives' | 'bids', MissingUploadField | null>>;

/** How a file was read: format, mapping and skipped lines. */
export interface ReportReading {
  readonly file: TableFile;
  /** Line number from 1, as in a spreadsheet. */
  readonly headerLine: number;
  readonly headers: readonly string[];
  /** The first cell below each header. */
  readonly samples: readonly string[];
  readonly columns: ColumnMap;
  readonly unsure: readonly ReportField[];
  /** Required fields without a column: no rows are read until the visitor maps them. */
  readonly missing: readonly ReportField[];
  readonly numberStyle: NumberStyle;
  readonly currency: string;
  /** What every row lacks for rows to upload; null where rows have all of it, as in a bulk workbook. */
  readonly missingUploadFields: MissingUploadFields;
  /** From the first to the last day of its rows; null where that cannot be read. */
  readonly days: number | null;
  readonly linesRead: number;
  readonly skipped: readonly SkippedLines[];
  readonly findings: readonly Finding[];
}

export interface ReadReport {
  readonly reading: ReportReading;
  readonly rows: readonly ReportRow[];
}

/** Converts a table to rows: finds the header, maps columns, parses numbers, counts skipped lines by reason. */
export function readReport(
  table: Table,
  choice: ReadingChoice = {},
  progress: Progress = () => undefined,
): ReadReport {
  const header = findHeader(table);
  if (header === null) throw new ReportError('no-header');
  const columns = completeColumnMap({ ...header.columns, ...choice.columns });
  const { style, isMixed } = numberStyleOfTable(table, header.row, columns);
  const numberStyle = choice.numberStyle ?? style;
  const missing = REQUIRED_FIELDS.filter((field) => columns[field] === null);
  const { rows, skipped, currency, days, linesRead } =
    missing.length > 0
      ? { ...NOTHING, linesRead: countLines(table, header) }
      : collectRows(table, { header, columns, numberStyle, progress });
  const unsure = header.unsure.filter((field) => choice.columns?.[field] === undefined);
  return {
    rows,
    reading: {
      file: table.file,
      headerLine: header.row + 1,
      ...headersOf(table, header),
      columns,
      unsure,
      missing,
      numberStyle,
      currency,
      missingUploadFields: missingUploadFieldsOf(rows),
      days,
      linesRead,
      skipped,
      findings: [
        ...(unsure.length > 0 ? [finding('unsure-columns', 'info')] : []),
        ...(isMixed && choice.numberStyle === undefined ? [finding('mixed-numbers', 'warning')] : []),
        ...(missing.length === 0 && rows.length === 0 ? [finding('nothing-usable', 'error')] : []),
      ],
    },
  };
}

function missingUploadFieldsOf(rows: readonly ReportRow[]): MissingUploadFields {
  const inGroups = rows.filter(({ campaignId, adGroupId }) => campaignId !== '' && adGroupId !== '');
  if (inGroups.length === 0) return { negatives: 'campaignIds', bids: 'campaignIds' };
  const ofTargets = inGroups.filter(({ keywordId, targetId }) => keywordId + targetId !== '');
  if (ofTargets.length === 0) return { negatives: null, bids: 'targetIds' };
  return { negatives: null, bids: ofTargets.some(({ bid }) => bid !== null) ? null : 'bids' };
}

/** How the first lines of a table write their figures. */
export function numberStyleOfTable({ head, file }: Table, headerRow: number, columns: ColumnMap) {
  const figures = (fields: readonly ReportField[]) => cellsIn(head.slice(headerRow + 1), columns, fields);
  return numberStyleOf(figures(NUMBER_FIELDS), file.delimiter ?? null, figures(COUNT_FIELDS));
}

const NOTHING = { rows: [], skipped: [], currency: '', days: null };

/** Cells of the given fields in the given lines. */
function* cellsIn(
  lines: Table['head'],
  columns: ColumnMap,
  fields: readonly ReportField[],
): Iterable<Cell | undefined> {
  for (const cells of lines) {
    for (const field of fields) {
      const column = columns[field];
      if (column !== null) yield cells[column];
    }
  }
}

const MAX_SHOWN_LENGTH = 60;

function headersOf({ head: rows }: Table, { row }: FoundHeader) {
  const short = (cell: Cell | undefined) => detachedText(cellText(cell).slice(0, MAX_SHOWN_LENGTH));
  const headers = (rows[row] ?? []).map(short);
  return { headers, samples: headers.map((_, column) => short(rows[row + 1]?.[column])) };
}
