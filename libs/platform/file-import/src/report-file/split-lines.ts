import { ReportRejected } from './report-rejected.ts';

/** Spreadsheets keep 32,767 characters in a cell. */
const MAX_CELL_LENGTH = 40_000;

const [LINE_FEED, CARRIAGE_RETURN, QUOTE] = [10, 13, 34];

export interface LineSplitter {
  /** The lines that are complete with this part of the text. */
  readonly push: (part: string) => string[][];
  /** The last line, which no break ends; `isCut` where a quotation mark in it is not closed. */
  readonly end: () => { readonly line: string[] | null; readonly isCut: boolean };
}

/** What has been read of the text. */
interface Reading {
  readonly delimiter: string;
  /** Not between tabs, where a quotation mark is one. */
  readonly mayQuote: boolean;
  /** Those of the line that has begun. */
  cells: string[];
  cell: string;
  state: 'start' | 'plain' | 'quoted' | 'quote' | 'return';
  lines: string[][];
}

/** Splits a text that arrives in parts into lines of cells. Quoted cells may hold delimiters and breaks, but not between tabs. */
export function lineSplitter(delimiter: string): LineSplitter {
  const mayQuote = delimiter !== '\t';
  const reading: Reading = { delimiter, mayQuote, cells: [], cell: '', state: 'start', lines: [] };
  return {
    push: (part) => {
      reading.lines = [];
      for (let at = 0; at < part.length;) {
        const end = endOfRun(reading, part, at);
        if (end > at) takeRun(reading, part.slice(at, end));
        else take(reading, part.charAt(at));
        at = Math.max(end, at + 1);
      }
      return reading.lines;
    },
    end: () => {
      const { cells, cell, state } = reading;
      const isEmpty = cells.length === 0 && cell === '' && state !== 'quote';
      if (!isEmpty) cells.push(mayQuote ? cell : unquoted(cell));
      return { line: isEmpty ? null : cells, isCut: state === 'quoted' };
    },
  };
}

/** Where the signs end that only add to a cell. */
function endOfRun({ state, delimiter }: Reading, part: string, from: number): number {
  if (state === 'quote') return from;
  if (state === 'quoted') {
    const end = part.indexOf('"', from);
    return end < 0 ? part.length : end;
  }
  const delimiterCode = delimiter.charCodeAt(0);
  const isSpecial = (code: number) =>
    code === delimiterCode || code === LINE_FEED || code === CARRIAGE_RETURN || code === QUOTE;
  let at = from;
  while (at < part.length && !isSpecial(part.charCodeAt(at))) at += 1;
  return at;
}

function takeRun(reading: Reading, run: string): void {
  reading.cell += run;
  if (reading.state !== 'quoted') reading.state = 'plain';
  else checkLength(reading);
}

function take(reading: Reading, sign: string): void {
  if (reading.state === 'quoted') {
    if (sign === '"') reading.state = 'quote';
    else reading.cell += sign;
    checkLength(reading);
  } else if (reading.state !== 'quote') readUnquoted(reading, sign);
  else if (sign === reading.delimiter || sign === '\n' || sign === '\r') {
    reading.state = 'plain';
    readUnquoted(reading, sign);
  } else {
    // A doubled mark, or one that should have been doubled.
    reading.cell += sign === '"' ? sign : `"${sign}`;
    reading.state = 'quoted';
  }
}

function readUnquoted(reading: Reading, sign: string): void {
  if (sign === reading.delimiter) endCell(reading);
  else if (sign === '\n') {
    if (reading.state === 'return') reading.state = 'start';
    else endLine(reading);
  } else if (sign === '\r') {
    endLine(reading);
    reading.state = 'return';
  } else if (sign === '"' && reading.mayQuote && reading.cell === '' && reading.state !== 'plain')
    reading.state = 'quoted';
  else {
    reading.cell += sign;
    reading.state = 'plain';
  }
}

function checkLength({ cell }: Reading): void {
  if (cell.length > MAX_CELL_LENGTH) throw new ReportRejected('not-a-table');
}

function endLine(reading: Reading): void {
  endCell(reading);
  reading.lines.push(reading.cells);
  reading.cells = [];
}

function endCell(reading: Reading): void {
  reading.cells.push(reading.mayQuote ? reading.cell : unquoted(reading.cell));
  reading.cell = '';
  reading.state = 'start';
}

function unquoted(cell: string): string {
  return /^"(.*)"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
