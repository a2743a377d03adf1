import type { MouseEvent } from 'react';
import type { GridCell } from './use-grid.ts';

export interface RowEventOptions {
  readonly isEditing: boolean;
  readonly onToggle: (row: number) => void;
  readonly onOpen: (row: number) => void;
  readonly onMove: (cell: GridCell) => void;
  readonly onBegin: (cell: GridCell) => void;
  /** Gives the table the focus, which its rows cannot keep: an element is that of another row later. */
  readonly onFocus: () => void;
}

/** The events of all rows of a table, handled once around them. */
export function rowEvents({ isEditing, onToggle, onOpen, onMove, onBegin, onFocus }: RowEventOptions) {
  return {
    onMouseDown: (event: MouseEvent) => {
      const at = positionOf(event);
      if (at?.column === null) {
        event.preventDefault();
        onFocus();
      } else if (at && !isEditing) onMove({ row: at.row, column: at.column });
    },
    onDoubleClick: (event: MouseEvent) => {
      const at = positionOf(event);
      if (at && at.column !== null) onBegin({ row: at.row, column: at.column });
    },
    onClick: (event: MouseEvent) => {
      const at = positionOf(event);
      if (!at || at.column !== null || !(event.target instanceof Element)) return;
      if (event.target.matches('input')) onToggle(at.row);
      else if (event.target.closest('button')) onOpen(at.row);
    },
  };
}

interface GridPosition {
  readonly row: number;
  /** Null for the cell of controls. */
  readonly column: number | null;
}

function positionOf({ target }: MouseEvent): GridPosition | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const row = cell?.parentElement;
  if (!cell || !row) return null;
  const column = [...row.children].indexOf(cell) - 1;
  return {
    row: Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')) - 2,
    column: column < 0 ? null : column,
  };
}

let shown: HTMLElement | null = null;

/** Shows the text of a cell that is cut off, while the mouse is over it. */
export function showCutText(event: MouseEvent): void {
  hideCutText();
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=gridcell]') : null;
  if (!cell || cell.title !== '' || cell.scrollWidth <= cell.clientWidth) return;
  cell.title = cell.textContent;
  shown = cell;
}

export function hideCutText(): void {
  shown?.removeAttribute('title');
  shown = null;
}
