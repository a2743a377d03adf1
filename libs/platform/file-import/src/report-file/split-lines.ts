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

/** Splits a text that arrives in parts into lines of cells. Quoted cells may hold delimiters and breaks, but not between tabs. */
export function lineSplitter(delimiter: string): LineSplitter {
  const mayQuote = delimiter !== '\t';
  let cells: string[] = [];
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'quote' | 'return' = 'start';
  let lines: string[][] = [];

  const endCell = () => {
    cells.push(mayQuote ? cell : unquoted(cell));
    cell = '';
    state = 'start';
  };
  const endLine = () => {
    endCell();
    lines.push(cells);
    cells = [];
  };
  function takeOutside(sign: string): void {
    if (sign === delimiter) endCell();
    else if (sign === '\n') {
      if (state === 'return') state = 'start';
      else endLine();
    } else if (sign === '\r') {
      endLine();
      state = 'return';
    } else if (sign === '"' && mayQuote && cell === '' && state !== 'plain') state = 'quoted';
    else {
      cell += sign;
      state = 'plain';
    }
  }
  function take(sign: string): void {
    if (state === 'quoted') {
      if (sign === '"') state = 'quote';
      else cell += sign;
      if (cell.length > MAX_CELL_LENGTH) throw new ReportRejected('not-a-table');
    } else if (state !== 'quote') takeOutside(sign);
    else if (sign === delimiter || sign === '\n' || sign === '\r') {
      state = 'plain';
      takeOutside(sign);
    } else {
      // A doubled mark, or one that should have been doubled.
      cell += sign === '"' ? sign : `"${sign}`;
      state = 'quoted';
    }
  }
  /** Where the signs end that only add to a cell. */
  function endOfRun(part: string, from: number): number {
    if (state === 'quote') return from;
    if (state === 'quoted') {
      const end = part.indexOf('"', from);
      return end < 0 ? part.length : end;
    }
    let at = from;
    while (at < part.length && !isSpecial(part.charCodeAt(at))) at += 1;
    return at;
  }
  function takeRun(run: string): void {
    cell += run;
    if (state !== 'quoted') state = 'plain';
    else if (cell.length > MAX_CELL_LENGTH) throw new ReportRejected('not-a-table');
  }
  const delimiterCode = delimiter.charCodeAt(0);
  const isSpecial = (code: number) =>
    code === delimiterCode || code === LINE_FEED || code === CARRIAGE_RETURN || code === QUOTE;
  return {
    push: (part) => {
      lines = [];
      for (let at = 0; at < part.length;) {
        const end = endOfRun(part, at);
        if (end > at) takeRun(part.slice(at, end));
        else take(part.charAt(at));
        at = Math.max(end, at + 1);
      }
      return lines;
    },
    end: () => {
      const isCut = state === 'quoted';
      const isEmpty = cells.length === 0 && cell === '' && state !== 'quote';
      if (!isEmpty) cells.push(mayQuote ? cell : unquoted(cell));
      return { line: isEmpty ? null : cells, isCut };
    },
  };
}

function unquoted(cell: string): string {
  return /^"(.*)"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
