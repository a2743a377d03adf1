import { Notice } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import type { TableFileRejection } from '../table-file/open-table-file.ts';
import {
  loadTableImportWords,
  TABLE_IMPORT_WORDS,
  type TableImportWords,
} from '../table-import/table-import-words.ts';

export interface RejectionNoticeProps {
  rejection: TableFileRejection;
}

/** Says why nothing was read of a file. */
export function RejectionNotice(props: RejectionNoticeProps) {
  return (
    <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
      <Reason {...props} />
    </LazyWords>
  );
}

function Reason({ rejection }: RejectionNoticeProps) {
  const t = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  return (
    <Notice tone="bad" live="polite">
      {t(`refusal.${rejection}`)}
    </Notice>
  );
}
