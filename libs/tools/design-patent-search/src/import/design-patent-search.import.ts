import { reportImports } from '@seller-toolbox/file-import/report-file';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { MAX_SOURCE_ROWS } from '../engine/patent-sources.schema.ts';
import { PATENT_KINDS } from './patent-kinds.data.ts';
import { toSource } from './to-source.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = reportImports({
  kinds: PATENT_KINDS,
  maxRows: MAX_SOURCE_ROWS,
  // The days of a search result are those of its designs, not of the file.
  toSource: (about, rows) => toSource({ ...about, date: null }, rows),
});
