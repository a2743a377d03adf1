import { readReportTable } from '@seller-toolbox/file-import/report-file';
import type { EngineInput, ImportHook, TextTable } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { MAX_SOURCE_ROWS } from '../engine/patent-sources.schema.ts';
import { PATENT_KINDS } from './patent-kinds.data.ts';
import { toSource } from './to-source.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = {
  kinds: PATENT_KINDS.map((kind) => ({
    ...kind,
    toInput: (table: TextTable, name = '') => {
      const { rows, read } = readReportTable(table, kind, MAX_SOURCE_ROWS);
      const source = toSource({ kind: kind.id, name, date: null }, rows);
      return {
        input: source && source.rows.length > 0 ? { sources: [source] } : null,
        read,
        used: source?.rows.length ?? 0,
      };
    },
  })),
};
