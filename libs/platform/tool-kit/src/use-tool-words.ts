import { FIELD_CODES, type Finding, type Problem } from '@seller-toolbox/tool-contract';
import type { Translate, WordParams } from '@seller-toolbox/words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { useToolEnvironment } from './tool-environment.tsx';
import { writeFinding } from './write-finding.ts';

export interface ToolWords<Words> {
  /** A text of the tool: `t('ui.swap')`. */
  readonly t: Translate<Words>;
  /** The sentence of a finding; `params` replace those of the finding where the screen formats them itself. */
  readonly textOf: (finding: Finding, params?: WordParams) => string;
  /** The first problem of a field as a sentence, or undefined where the field is fine. */
  readonly problemAt: (problems: readonly Problem[], path: string) => string | undefined;
  /** All problems as sentences, each once: for where no field shows them. */
  readonly allProblems: (
    problems: readonly Problem[],
    labelOf?: (path: string) => string | undefined,
  ) => readonly string[];
}

const SHARED_CODES = new Set<string>(FIELD_CODES);

/** The words of the tool on screen: `useToolWords<typeof zh>()`. */
export function useToolWords<Words = Record<string, string>>(): ToolWords<Words> {
  const { manifest } = useToolEnvironment();
  const t = useWords<Words>(manifest.id);
  const anyText = useWords<Record<string, string>>(manifest.id);
  const platformText = useWords<Record<string, string>>('platform');
  const format = useFormat();
  return useMemo(() => {
    const problemText = ({ code }: Problem) =>
      SHARED_CODES.has(code) ? platformText(`problems.${code}`) : anyText(`findings.${code}`);
    return {
      t,
      textOf: (finding, replaced) => writeFinding(finding, { t: anyText, format }, replaced),
      problemAt: (problems, path) => {
        const problem = problems.find((candidate) => candidate.path === path);
        return problem && problemText(problem);
      },
      allProblems: (problems, labelOf) => [
        ...new Set(
          problems.map((problem) => {
            const label = labelOf?.(problem.path);
            return label === undefined ? problemText(problem) : `${label}: ${problemText(problem)}`;
          }),
        ),
      ],
    };
  }, [t, anyText, platformText, format]);
}
