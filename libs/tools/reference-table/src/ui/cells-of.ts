import type { WrittenCell } from '@seller-toolbox/tool-kit';
import type { OpenColumn, OpenRow } from './open-table.ts';

export function cellsOf(row: OpenRow, columns: readonly OpenColumn[]): readonly WrittenCell[] {
  return columns.map(({ key }) => row[key] ?? null);
}
