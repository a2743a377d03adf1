import { reportImports } from '@seller-toolbox/file-import/report-file';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/competitor-analyzer.engine.ts';
import { MAX_SOURCE_ROWS } from '../engine/competitor-sources.schema.ts';
import { COMPETITOR_KINDS } from './competitor-kinds.data.ts';
import { toSource } from './to-source.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = reportImports({
  kinds: COMPETITOR_KINDS,
  maxRows: MAX_SOURCE_ROWS,
  toSource,
});
