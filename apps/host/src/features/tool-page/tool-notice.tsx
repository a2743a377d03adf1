import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { useLanguage } from '@seller-toolbox/words/react';
import styles from './tool-notice.module.css';

/** What the operator says at the top of a tool, if anything. */
export function ToolNotice({ manifest: { notice } }: { manifest: Pick<ToolManifest, 'notice'> }) {
  const language = useLanguage();
  return notice ? <p className={styles.notice}>{notice[language]}</p> : null;
}
