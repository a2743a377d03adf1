import { reportSession } from '@seller-toolbox/file-import/report-file';
import { MAX_SOURCE_ROWS } from '../engine/competitor-sources.schema.ts';
import { COMPETITOR_KINDS } from '../import/competitor-kinds.data.ts';

/** Reads the visitor's files, in a worker where the site has one. */
export const openSession = () => reportSession(COMPETITOR_KINDS, MAX_SOURCE_ROWS);
