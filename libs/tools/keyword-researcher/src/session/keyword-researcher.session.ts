import { reportSession } from '@seller-toolbox/file-import/report-file';
import { MAX_SOURCE_ROWS } from '../engine/keyword-sources.schema.ts';
import { ALL_KEYWORD_KINDS } from '../import/keyword-kinds.data.ts';

/** Reads the visitor's reports, in a worker where the site has one. */
export const openSession = () => reportSession(ALL_KEYWORD_KINDS, MAX_SOURCE_ROWS);
