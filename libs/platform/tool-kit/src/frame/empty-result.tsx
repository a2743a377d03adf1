import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { Tool } from '../use-tool.ts';
import styles from './empty-result.module.css';

export interface EmptyResultProps {
  tool: Pick<Tool, 'reset'>;
  /** What to type, or what prevents a result. */
  children: ReactNode;
}

/** The place of a result that is not there yet: a drawing, a sentence, and the way to the worked example. */
export function EmptyResult({ tool, children }: EmptyResultProps) {
  const t = usePlatformWords();
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
        <path d="M10 62h100M22 62V46h14v16M46 62V32h14v30M70 62V40h14v22" />
        <path className={styles.line} d="M14 34 40 20l26 8 36-20" />
      </svg>
      <div className={styles.text}>{children}</div>
      <Button size="s" onClick={tool.reset}>
        {t('frame.fillExample')}
      </Button>
    </div>
  );
}
