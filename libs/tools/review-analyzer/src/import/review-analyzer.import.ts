import { readReportTable } from '@seller-toolbox/file-import/report-file';
import type { EngineInput, ImportHook, TextTable } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/review-analyzer.engine.ts';
import { MAX_SOURCE_ROWS } from '../engine/review-sources.schema.ts';
import { REVIEW_KINDS } from './review-kinds.data.ts';
import { toSource } from './to-source.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = {
  kinds: REVIEW_KINDS.map((kind) => ({
    ...kind,
    toInput: (table: TextTable, name = '') => {
      const { rows, read, date } = readReportTable(table, kind, MAX_SOURCE_ROWS);
      const source = toSource({ kind: kind.id, name, date: date(name) }, rows);
      return {
        input: source && source.rows.length > 0 ? { sources: [source] } : null,
        read,
        used: source?.rows.length ?? 0,
      };
    },
  })),
};
