import { gapsOf, valueAt, type ProductField, type ToolProducts } from '@seller-toolbox/products';
import type { Problem, ProductColumn } from '@seller-toolbox/tool-contract';
import { isRecord } from '@seller-toolbox/tool-contract/json';

type Cell = string | number | null;

/** Where the results of a row are, by output path; `element` is that of the row where a run takes all rows. */
export interface ResultPaths {
  readonly names: readonly string[];
  readonly cellsOf: (output: unknown, element: unknown, lacking?: readonly ProductField[]) => ResultCells;
}

export interface ResultCells {
  readonly cells: readonly Cell[];
  /** Why some of them are empty. */
  readonly lacks: readonly Problem[];
}

/** The columns that the tool shows for a row, without what would mislead, and their units; without any all texts and figures outside of lists. */
export function resultPaths(
  columns: readonly ProductColumn[] | undefined,
  exampleOutput: unknown,
  hook: Partial<ToolProducts> = {},
): ResultPaths {
  const paths = columns ? columns.map(({ path }) => path) : scalarPaths(exampleOutput, []);
  const units = (columns ?? []).flatMap(({ unit }) => (typeof unit === 'object' ? [unit.path] : []));
  const unitPaths = [...new Set(units)].filter((path) => !paths.includes(path));
  return {
    names: [...paths, ...unitPaths],
    cellsOf: (output, element, lacking) => {
      const { blanks, problems } = gapsOf(hook, element, lacking);
      return {
        cells: [
          ...paths.map((path) => (blanks.includes(path) ? null : toCell(valueAt(element, path)))),
          ...unitPaths.map((path) => toCell(valueAt(output, path))),
        ],
        lacks: problems,
      };
    },
  };
}

function scalarPaths(value: unknown, path: readonly string[]): string[] {
  if (!isRecord(value)) return Array.isArray(value) || path.length === 0 ? [] : [path.join('.')];
  return Object.entries(value).flatMap(([name, inner]) => scalarPaths(inner, [...path, name]));
}

function toCell(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : null;
}
