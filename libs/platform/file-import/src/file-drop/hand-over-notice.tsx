import { LateWords } from '@seller-toolbox/words/late-words';
import { useWords } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type { HandOverTrouble } from './handed-files.ts';
import { FILE_DROP_WORD_LOADERS, FILE_DROP_WORDS, type FileDropWords } from './file-drop-words.ts';
import styles from './file-drop.module.css';

export interface HandOverNoticeProps {
  trouble: HandOverTrouble;
}

/** Says why what was handed over is not what was taken. */
export function HandOverNotice(props: HandOverNoticeProps) {
  return (
    <LateWords namespace={FILE_DROP_WORDS} loaders={FILE_DROP_WORD_LOADERS}>
      <Said {...props} />
    </LateWords>
  );
}

function Said({ trouble }: HandOverNoticeProps) {
  const t = useWords<FileDropWords>(FILE_DROP_WORDS);
  return (
    <Notice tone="warn" live="polite" className={styles.notice}>
      {t(`handOver.${trouble}`)}
    </Notice>
  );
}
