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
        const { labels, read } = toLabels(table, DEFAULT_CONDITION);
        return { input: labels.length > 0 ? { labels: [...labels] } : null, read, used: labels.length };
      },
    },
  ],
};
