import type { Finding } from '@seller-toolbox/tool-contract';
import { FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { engine } from '../engine/fba-calculator.engine.ts';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { CheaperHints } from './cheaper-hints.tsx';
import { FeeDetails } from './fee-details.tsx';
import { FeeTable } from './fee-table.tsx';
import { useInForceSentence } from './in-force-sentence.ts';

export interface FbaResultsProps {
  tool: Tool<typeof engine>;
  output: FbaOutput;
}

export function FbaResults({ tool, output }: FbaResultsProps) {
  const { textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const inForceSentence = useInForceSentence(output, tool.outputInForce, tool.ruleSet.newer);
  const findingText = (finding: Finding) => {
    const date = finding.params?.['date'];
    return textOf(finding, typeof date === 'string' ? { date: format.date(date) } : {});
  };
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <FeeTable output={output} />
      <CheaperHints output={output} />
      <FindingList findings={output.findings} textOf={findingText} />
      <FeeDetails output={output} />
    </>
  );
}
