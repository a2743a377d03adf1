import { countSkipped } from '@seller-toolbox/file-import/table-file';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/barcode-labels.engine.ts';
import { LABEL_COLUMNS } from './label-columns.data.ts';
import { FNSKU, isLabelHead } from './label-head.ts';
import { toLabels } from './to-labels.ts';

/** The text that most labels have to show. */
export const DEFAULT_CONDITION = 'New';

export const imports: ImportHook<EngineInput<typeof engine>> = {
  kinds: [
    {
      id: 'label-list',
      form: 'table',
      columns: LABEL_COLUMNS,
      required: [['value']],
      isHead: isLabelHead,
      cell: FNSKU,
      toInput: (table) => {
        const { labels, read, skipped } = toLabels(table, DEFAULT_CONDITION);
        const skips = [...skipped].flatMap(([reason, lines]) => lines.map((line) => ({ reason, line })));
        return {
          input: labels.length > 0 ? { labels: [...labels] } : null,
          read,
          used: labels.length,
          skipped: countSkipped(skips),
        };
      },
    },
  ],
};
