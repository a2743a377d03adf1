import { reportSession } from '@seller-toolbox/file-import/report-file';
import { MAX_SOURCE_ROWS } from '../engine/patent-sources.schema.ts';
import { PATENT_KINDS } from '../import/patent-kinds.data.ts';

/** Reads the visitor's files, in a worker where the site has one. */
export const openSession = () => reportSession([...PATENT_KINDS], MAX_SOURCE_ROWS);
