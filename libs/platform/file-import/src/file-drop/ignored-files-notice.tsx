import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type { IgnoredFilesReason } from './accepted-files.ts';
import { loadFileDropWords, FILE_DROP_WORDS, type FileDropWords } from './file-drop-words.ts';
import styles from './file-drop.module.css';

export interface IgnoredFilesNoticeProps {
  trouble: IgnoredFilesReason;
}

/** Says why files were ignored. */
export function IgnoredFilesNotice(props: IgnoredFilesNoticeProps) {
  return (
    <LazyWords namespace={FILE_DROP_WORDS} load={loadFileDropWords}>
      <ReasonNotice {...props} />
    </LazyWords>
  );
}

function ReasonNotice({ trouble }: IgnoredFilesNoticeProps) {
  const t = useWords<FileDropWords>(FILE_DROP_WORDS);
  return (
    <Notice tone="warn" live="polite" className={styles.notice}>
      {t(`handOver.${trouble}`)}
    </Notice>
  );
}
