import { useToolWords } from '@seller-toolbox/tool-kit';
import type { TableId } from '../engine/reference-table.types.ts';
import type zh from '../locales/zh.json';

export function useTableName(): (id: TableId) => string {
  const { t } = useToolWords<typeof zh>();
  return (id) => t(`ui.table-${id}`);
}
