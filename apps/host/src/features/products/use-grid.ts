import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';

/** A cell by its row and its column. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridOptions {
  readonly rows: number;
  readonly columns: number;
  readonly isEditable: (cell: GridCell) => boolean;
  readonly onMove: (cell: GridCell) => void;
  /** Shift and Enter. */
  readonly onOpen: (row: number) => void;
  /** Space. */
  readonly onSelect: (row: number) => void;
  readonly onEmpty: (cell: GridCell) => void;
  readonly textOf: (cell: GridCell) => string;
  readonly onPaste: (cell: GridCell, text: string) => void;
}

export interface GridEdit extends GridCell {
  /** What was typed to begin with; null keeps the value of the cell. */
  readonly typed: string | null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export type Grid = ReturnType<typeof useGrid>;

/** The active cell of a table, moved by keys as in a spreadsheet, and the cell that is edited. */
export function useGrid(options: GridOptions) {
  const [chosen, setChosen] = useState<GridCell>({ row: 0, column: 0 });
  const [edit, setEdit] = useState<GridEdit | null>(null);
  const active = within(chosen, options);

  function move(to: GridCell) {
    const cell = within(to, options);
    setChosen(cell);
    options.onMove(cell);
  }
  function begin(cell: GridCell, typed: string | null) {
    move(cell);
    if (options.isEditable(cell)) setEdit({ ...cell, typed });
  }
  function press(event: KeyboardEvent) {
    if (edit !== null || event.defaultPrevented || event.target !== event.currentTarget) return;
    if (handleKey(event, { ...options, active, move, begin })) event.preventDefault();
  }

  return {
    active,
    edit,
    move,
    begin,
    press,
    /** Ends the edit; the next cell is in that direction. */
    end: (step: readonly [number, number]) => {
      setEdit(null);
      move({ row: active.row + step[0], column: active.column + step[1] });
    },
    copy: (event: ClipboardEvent) => {
      if (edit !== null || options.rows === 0) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', options.textOf(active));
    },
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (edit !== null || text === '') return;
      event.preventDefault();
      options.onPaste(active, text);
    },
  };
}

interface KeyHandlerOptions extends GridOptions {
  readonly active: GridCell;
  readonly move: (cell: GridCell) => void;
  readonly begin: (cell: GridCell, typed: string | null) => void;
}

/** Whether the key is one of the table. */
function handleKey(event: KeyboardEvent, { active, move, begin, ...options }: KeyHandlerOptions): boolean {
  const { key } = event;
  const step = STEPS[key];
  if (step) move({ row: active.row + step[0], column: active.column + step[1] });
  else if (key === 'Home') move({ row: event.ctrlKey ? 0 : active.row, column: 0 });
  else if (key === 'End') move({ row: event.ctrlKey ? Infinity : active.row, column: Infinity });
  else if (key === 'PageDown' || key === 'PageUp')
    move({ ...active, row: active.row + (key === 'PageDown' ? PAGE : -PAGE) });
  else if (key === 'Enter' && event.shiftKey) options.onOpen(active.row);
  else if (key === 'Enter' || key === 'F2') begin(active, null);
  else if (key === ' ') options.onSelect(active.row);
  else if (key === 'Delete' || key === 'Backspace') options.onEmpty(active);
  else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) begin(active, key);
  else return false;
  return true;
}

const PAGE = 10;

function within(
  { row, column }: GridCell,
  { rows, columns }: Pick<GridOptions, 'rows' | 'columns'>,
): GridCell {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
  return { row: clamp(row, rows), column: clamp(column, columns) };
}
