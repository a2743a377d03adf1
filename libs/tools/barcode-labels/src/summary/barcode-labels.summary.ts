import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/barcode-labels.engine.ts';

/** The labels with their codes as printed. */
export const summarize: Summarize<typeof engine> = ({ labels, totals }) => ({
  figures: [['figure', totals.copies]],
  table: {
    columns: ['type', 'code', 'title', 'condition', 'copies'],
    rows: labels.map(({ type, value, title, condition, copies }) => [
      { code: `type-${type}` },
      { text: value },
      { text: title },
      { text: condition },
      copies,
    ]),
  },
});
