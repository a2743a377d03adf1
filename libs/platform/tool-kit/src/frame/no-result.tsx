import { usePlatformWords } from '@seller-toolbox/words/react';
import { Icon } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { Tool } from '../use-tool.ts';
import { useToolWords } from '../use-tool-words.ts';
import { EmptyResult } from './empty-result.tsx';

export interface NoResultProps {
  tool: Tool;
  empty: ReactNode;
  labelOf: ((path: string) => string | undefined) | undefined;
}

/** Why there is no result: what the engine rejects, or what the tool says of its empty state. */
export function NoResult({ tool, empty, labelOf }: NoResultProps) {
  const t = usePlatformWords();
  const { allProblems } = useToolWords();
  if (tool.problems.length === 0) {
    return <>{empty ?? <EmptyResult tool={tool}>{t('frame.noResult')}</EmptyResult>}</>;
  }
  return (
    <EmptyResult tool={tool}>
      <p>{t('frame.noResult')}</p>
      <ul>
        {allProblems(tool.problems, labelOf).map((problem) => (
          <li key={problem}>
            <Icon name="circle-x" size={16} /> {problem}
          </li>
        ))}
      </ul>
    </EmptyResult>
  );
}
