import { reportSession } from '@seller-toolbox/file-import/report-file';
import { MAX_SOURCE_ROWS } from '../engine/keyword-sources.schema.ts';
import { KEYWORD_KINDS, KEYWORD_LIST } from '../import/keyword-kinds.data.ts';

/** Reads the visitor's reports, in a worker where the site has one. */
export const openSession = () => reportSession([...KEYWORD_KINDS, KEYWORD_LIST], MAX_SOURCE_ROWS);
