import { DeferredRender, FindingList, InForceHint, type Tool } from '@seller-toolbox/tool-kit';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { CheaperHints } from './cheaper-hints.tsx';
import { FeeDetails } from './fee-details.tsx';
import { ConditionalFees, FeeTable } from './fee-table.tsx';
import { useFindingText } from './finding-text.ts';
import { SizeTierLine } from './size-tier-line.tsx';
import { useInForceSentence } from './in-force-sentence.ts';
import type { FbaEngine } from './page-engine.ts';

/** The band that is assumed without a price is named beside the tier. */
const isSaidAbove = (code: string) => code.startsWith('price-missing');

/** The card in force today may not hold on the day of the charge. */
const DAY_FINDINGS = ['date-before-card', 'date-after-card'];

export interface FbaResultsProps {
  tool: Tool<FbaEngine>;
  output: FbaOutput;
}

export function FbaResults({ tool, output }: FbaResultsProps) {
  const findingText = useFindingText(output.currency);
  const { outputInForce } = tool;
  const inForceSentence = useInForceSentence(output, outputInForce, tool.ruleSet.newer);
  const onDay = outputInForce?.findings.find(({ code }) => DAY_FINDINGS.includes(code));
  return (
    <>
      <SizeTierLine output={output} isPriceGiven={tool.input.price !== null} />
      <InForceHint ruleSet={tool.ruleSet}>
        {inForceSentence && (
          <>
            {inForceSentence}
            {onDay && <div>{findingText(onDay)}</div>}
          </>
        )}
      </InForceHint>
      <FeeTable output={output} />
      <DeferredRender>
        <CheaperHints output={output} input={tool.input} />
        <ConditionalFees output={output} />
        <FindingList
          findings={output.findings.filter(({ code }) => !isSaidAbove(code))}
          textOf={findingText}
        />
        <FeeDetails output={output} />
      </DeferredRender>
    </>
  );
}
