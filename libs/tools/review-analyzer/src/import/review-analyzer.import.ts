import { reportImports } from '@seller-toolbox/file-import/report-file';
import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/review-analyzer.engine.ts';
import { MAX_SOURCE_ROWS } from '../engine/review-sources.schema.ts';
import { readReviewFile } from './read-review-file.ts';
import { REVIEW_KINDS } from './review-kinds.data.ts';
import { toSource } from './to-source.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = reportImports({
  kinds: REVIEW_KINDS,
  maxRows: MAX_SOURCE_ROWS,
  toSource,
  read: (file, choice) => readReviewFile({ file, choice }),
});
