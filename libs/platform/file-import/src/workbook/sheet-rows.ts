import { textInterner } from '../table-file/detached-text.ts';
import { dayOfSerial } from '../table-file/serial-days.ts';
import { createCellTextCollector } from './cell-text.ts';
import type { DateStyles } from './date-styles.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRejected } from './workbook-rejected.ts';
import type { Cell } from './cell.ts';
import { attribute, xmlReader } from './xml-tags.ts';

export interface SheetRows {
  readonly read: (xml: string) => void;
  /** The rows, once the sheet has ended; empty where the sheet skips a number. */
  readonly end: () => { readonly rows: readonly (readonly Cell[])[]; readonly leftOut: RowsLeftOut | null };
}

/** Rows with any cell that are not kept, because there are too many. */
export interface RowsLeftOut {
  readonly count: number;
  /** The number of the first. */
  readonly line: number;
}

/** Columns up to XFD: a spreadsheet has no more. */
const MAX_COLUMNS = 16_384;
const NO_CELLS: readonly Cell[] = [];

/** Reads the cells of a sheet as its XML comes in; `strings` are those that its cells share. Days are texts: `2026-11-07`. */
export function sheetRows(strings: readonly string[], dates: DateStyles): SheetRows {
  const kept = limitedRows();
  const cell = createCellTextCollector();
  const intern = textInterner();
  let cells: Cell[] = [];
  let column = 0;
  let type = '';
  let showsDay = false;
  let isFilled = false;
  let hasEnded = false;

  function openRow(attributes: string) {
    kept.open(Number(attribute(attributes, 'r')));
    cells = [];
    column = 0;
    isFilled = false;
  }
  function openCell(attributes: string) {
    if (kept.isFull()) return;
    column = columnOf(attribute(attributes, 'r')) || column + 1;
    type = attribute(attributes, 't');
    showsDay = dates.styles.size > 0 && dates.styles.has(Number(attribute(attributes, 's')));
    while (cells.length < column - 1) cells.push(null);
  }
  function closeCell() {
    const text = cell.take();
    isFilled ||= text !== '';
    if (kept.isFull()) return;
    const read = toCell(type, text, strings);
    const value = showsDay ? toDay(read, dates) : read;
    cells[column - 1] = typeof value === 'string' ? intern(value) : value;
  }
  const read = xmlReader({
    open: (name, attributes) => {
      if (hasEnded) return;
      if (name === 'c') openCell(attributes);
      else if (name === 'row') openRow(attributes);
      else cell.open(name);
    },
    text: cell.text,
    close: (name) => {
      if (hasEnded) return;
      if (name === 'c') closeCell();
      else if (name === 'row') kept.close(cells, isFilled);
      else if (name === 'sheetData') hasEnded = true;
      else cell.close(name);
    },
  });
  return {
    read: (xml) => {
      read(xml);
      if (!hasEnded) kept.advance(xml.length);
    },
    end: () => {
      if (!hasEnded) throw new WorkbookRejected('workbook-broken');
      return kept.result();
    },
  };
}

/** Collects rows up to the limits and counts the others. */
function limitedRows() {
  const rows: (readonly Cell[])[] = [];
  let line = 0;
  let held = 0;
  let length = 0;
  let rowEnd = 0;
  let isFull = false;
  let leftOut: RowsLeftOut | null = null;
  return {
    isFull: () => isFull,
    /** `number` is that of the sheet, or none. */
    open: (number: number) => {
      line = Math.max(number || 0, (isFull ? line : rows.length) + 1);
      isFull ||= line > WORKBOOK_LIMITS.rows + WORKBOOK_LIMITS.linesAbove;
      if (!isFull) while (rows.length < line - 1) rows.push(NO_CELLS);
    },
    close: (cells: readonly Cell[], isFilled: boolean) => {
      rowEnd = length;
      if (isFull) {
        if (isFilled) leftOut = { line, ...leftOut, count: (leftOut?.count ?? 0) + 1 };
        return;
      }
      held += cells.length;
      rows.push(cells);
      isFull = held > WORKBOOK_LIMITS.cells || length > WORKBOOK_LIMITS.unpackedBytes;
      if (isFull && cells.length > WORKBOOK_LIMITS.columns) throw new WorkbookRejected('not-a-table');
    },
    /** So many signs of the sheet have been read. */
    advance: (signs: number) => {
      length += signs;
      if (length - rowEnd > WORKBOOK_LIMITS.rowLength) {
        throw new WorkbookRejected('workbook-too-large', { megabytes: WORKBOOK_LIMITS.sheetBytes / 1e6 });
      }
    },
    result: () => ({ rows, leftOut }),
  };
}

function toDay(value: Cell, { from1904 }: DateStyles): Cell {
  return typeof value === 'number' ? (dayOfSerial(value, from1904) ?? value) : value;
}

function toCell(type: string, text: string, strings: readonly string[]): Cell {
  switch (type) {
    case 's':
      return strings[Number(text)] ?? null;
    case 'str':
    case 'inlineStr':
    case 'd':
      return text;
    case 'b':
      return String(text === '1');
    case 'e':
      return null;
    default:
      return toNumber(text.trim());
  }
}

/** Ids have more digits than a number keeps; they stay text, like whatever is no number. */
function toNumber(text: string): Cell {
  if (text === '') return null;
  const number = /^\d{16,}$/u.test(text) ? NaN : Number(text);
  return Number.isFinite(number) ? number : text;
}

/** `A1` is 1, `AA7` is 27; 0 without letters. */
function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
    if (column > MAX_COLUMNS) throw new WorkbookRejected('not-a-table');
  }
  return column;
}
