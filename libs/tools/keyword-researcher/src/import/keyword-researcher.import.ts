import { reportImports } from '@seller-toolbox/file-import/report-file';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-researcher.engine.ts';
import { MAX_SOURCE_ROWS } from '../engine/keyword-sources.schema.ts';
import { AD_SEARCH_TERMS, KEYWORD_KINDS, KEYWORD_LIST } from './keyword-kinds.data.ts';
import { toSource } from './to-source.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = reportImports({
  kinds: KEYWORD_KINDS,
  otherKinds: [AD_SEARCH_TERMS, KEYWORD_LIST],
  maxRows: MAX_SOURCE_ROWS,
  toSource,
});
