import { countSkipped, countUnreadable, matchColumns } from '@seller-toolbox/file-import/table-file';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import { INVENTORY_COLUMNS } from './inventory-columns.data.ts';
import { toRows } from './to-rows.ts';

export const imports: ImportHook<EngineInput<RestockEngine>> = {
  kinds: [
    {
      id: 'inventory-report',
      form: 'table',
      columns: INVENTORY_COLUMNS,
      required: [['sku'], ['onHand', 'dailySales', 'sales7', 'sales30', 'sales90']],
      uniqueHeaders: [
        'afn fulfillable quantity',
        'units shipped t7',
        'units shipped t30',
        'units shipped t90',
      ],
      toInput: (table) => {
        const mapping = matchColumns(table.headers, INVENTORY_COLUMNS);
        const { rows, read, skipped, unreadable } = toRows(table, mapping);
        return {
          input: rows.length > 0 ? { rows: [...rows] } : null,
          read,
          used: rows.length,
          skipped: countSkipped(skipped),
          unreadable: countUnreadable(unreadable),
        };
      },
    },
  ],
};
