import { usePlatformWords } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import type { Tool } from '../use-tool.ts';
import { useToolWords } from '../use-tool-words.ts';
import styles from './no-result.module.css';

export interface NoResultProps {
  tool: Tool;
  empty: ReactNode;
  labelOf: ((path: string) => string | undefined) | undefined;
}

/** Why there is no result: what the engine rejects, or what the tool says of its empty state. */
export function NoResult({ tool, empty, labelOf }: NoResultProps) {
  const t = usePlatformWords();
  const { allProblems } = useToolWords();
  if (tool.problems.length === 0) return <>{empty ?? <p className={styles.text}>{t('frame.noResult')}</p>}</>;
  return (
    <div className={styles.text}>
      <p>{t('frame.noResult')}</p>
      <ul>
        {allProblems(tool.problems, labelOf).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
