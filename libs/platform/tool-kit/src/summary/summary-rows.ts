import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type {
  SummaryColumn,
  SummaryFinding,
  Summary,
  SummaryCell,
  SummaryRow,
  SummaryText,
  ToolText,
} from '@seller-toolbox/tool-contract';

/** Writes texts with the words of the tool. */
export interface SummaryWriter {
  readonly textOf: (text: ToolText) => string;
  readonly findingOf: (finding: SummaryFinding) => string;
}

export interface WrittenSummary {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The rows of a file: the table, else the figures with their units; numbers in machine form. */
export function toFileRows(
  { figures, table }: Summary,
  heads: readonly [label: string, value: string, unit: string],
  writer: SummaryWriter,
): WrittenSummary {
  if (table) {
    return {
      heads: table.columns.map((column) => writeHead(column, writer)),
      rows: table.rows.map((row) => row.map((cell) => writeCell(cell, writer))),
    };
  }
  return { heads, rows: figures.map((row) => writeRow(row, writer)) };
}

/** Label, value and unit of a figure. */
export function writeRow(
  [label, value, unit = '']: SummaryRow,
  writer: SummaryWriter,
): [string, string | number, string] {
  return [
    writeText(label, writer),
    writeCell(value, writer),
    typeof unit === 'string' ? unit : writer.textOf(unit),
  ];
}

export function writeHead(column: SummaryColumn, writer: SummaryWriter): string {
  return typeof column === 'object' && 'unit' in column
    ? `${writeText(column.head, writer)} (${column.unit})`
    : writeText(column, writer);
}

function writeText(text: SummaryText, { textOf }: SummaryWriter): string {
  return textOf(typeof text === 'string' ? { code: text } : text);
}

/** A number without the error of binary fractions; nothing is an empty text. */
export function writeCell(cell: SummaryCell, { textOf, findingOf }: SummaryWriter): string | number {
  if (cell === null) return '';
  if (typeof cell === 'number') return roundTo14Digits(cell);
  if ('text' in cell) return cell.text;
  return 'severity' in cell ? findingOf(cell) : textOf(cell);
}
