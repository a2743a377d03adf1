import { DeferredRender, FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Disclosure } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { CheaperHints, type Cheaper } from './cheaper-hints.tsx';
import { isDataGap } from './data-gap.ts';
import { FeeBar } from './fee-bar.tsx';
import { ConditionalFees, FeeTable } from './fee-table.tsx';
import { useFindingText } from './finding-text.ts';
import styles from './fba-results.module.css';
import { useInForceSentence } from './in-force-sentence.ts';
import { loadParts } from './load-parts.ts';
import type { FbaEngine } from './page-engine.ts';

/** The band that is assumed without a price is named beside the tier. */
const isSaidAbove = (code: string) => code.startsWith('price-missing');

/** The card in force today may not hold on the day of the charge. */
const DAY_FINDINGS = ['date-before-card', 'date-after-card'];

const FeeDetails = lazy(async () => ({
  default: (await (await loadParts()).loadFeeDetails()).FeeDetails,
}));

export interface FbaResultsProps {
  tool: Tool<FbaEngine>;
  output: FbaOutput;
  cheaper: Cheaper;
}

export function FbaResults({ tool, output, cheaper }: FbaResultsProps) {
  const findingText = useFindingText(output.currency);
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const findings = output.findings.filter((one) => !isSaidAbove(one.code) && !isDataGap(one));
  const { outputInForce } = tool;
  const inForceSentence = useInForceSentence(output, outputInForce, tool.ruleSet.newer);
  const onDay = outputInForce?.findings.find(({ code }) => DAY_FINDINGS.includes(code));
  return (
    <>
      <InForceHint ruleSet={tool.ruleSet}>
        {inForceSentence && (
          <>
            {inForceSentence}
            {onDay && <div>{findingText(onDay)}</div>}
          </>
        )}
      </InForceHint>
      {output.fees.totalFees !== null && <FeeBar output={output} price={tool.input.price} />}
      <FeeTable output={output} input={tool.input} />
      <CheaperHints cheaper={cheaper} />
      <DeferredRender>
        <FindingList findings={findings} textOf={findingText} />
        <div className={styles.folds}>
          <ConditionalFees output={output} />
          <Disclosure print="open" summary={t('ui.details')} aside={format.date(output.date)}>
            <DeferredPart>
              <LazyBoundary>
                <FeeDetails output={output} isPriceGiven={tool.input.price !== null} />
              </LazyBoundary>
            </DeferredPart>
          </Disclosure>
        </div>
      </DeferredRender>
    </>
  );
}
