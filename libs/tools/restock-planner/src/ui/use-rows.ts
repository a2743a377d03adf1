import type { Tool } from '@seller-toolbox/tool-kit';
import { useState } from 'react';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import { EMPTY_ROW } from '../engine/empty-row.ts';
import type { RowInput, SupplyDefaults } from '../engine/restock-planner.schema.ts';

export interface ProductRows {
  readonly rows: readonly RowInput[];
  readonly selected: number;
  readonly row: RowInput;
  readonly select: (index: number) => void;
  readonly changeRow: (change: Partial<RowInput>) => void;
  readonly changeDefaults: (change: Partial<SupplyDefaults>) => void;
  readonly add: () => void;
  readonly remove: () => void;
  readonly replaceAll: (rows: readonly RowInput[]) => void;
  /** Undoes the last removal or replacement; null once the rows have changed since then. */
  readonly undo: (() => void) | null;
}

interface RowsChange {
  readonly before: RowInput[];
  readonly after: RowInput[];
}

/** The products of the input and the selected one. */
export function useRows(tool: Tool<RestockEngine>): ProductRows {
  const { input, change, place, clear } = tool;
  const { rows } = input;
  const [wanted, select] = useState(0);
  const [last, setLast] = useState<RowsChange | null>(null);
  const selected = Math.min(wanted, rows.length - 1);

  const replace = (after: RowInput[], next: number) => {
    place({ rows: after });
    setLast({ before: rows, after });
    select(next);
  };
  return {
    rows,
    selected,
    row: rows[selected] ?? EMPTY_ROW,
    select,
    changeRow: (fields) =>
      change((now) => ({
        rows: now.rows.map((row, index) => (index === selected ? { ...row, ...fields } : row)),
      })),
    changeDefaults: (fields) => change((now) => ({ defaults: { ...now.defaults, ...fields } })),
    add: () => {
      place({ rows: [...rows, EMPTY_ROW] });
      select(rows.length);
    },
    remove: () =>
      replace(
        rows.filter((_, index) => index !== selected),
        Math.max(0, selected - 1),
      ),
    replaceAll: (after) => {
      replace([...after], 0);
      void clear({ what: 'example', own: ['rows'] });
    },
    undo: last?.after === rows ? () => place({ rows: last.before }) : null,
  };
}
