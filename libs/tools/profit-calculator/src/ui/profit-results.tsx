import { DeferredRender, FindingList, InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { ProfitEngine } from '../engine/profit-calculator.engine.ts';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { AnalysisFigures } from './analysis-figures.tsx';
import { useFindingText } from './finding-text.ts';
import { useInForceSentence } from './in-force-sentence.ts';
import { lacksReferral } from './lacks-referral.ts';
import { PriceBreakdown } from './price-breakdown.tsx';
import styles from './profit-results.module.css';
import { TargetPrice } from './target-price.tsx';

export interface ProfitResultsProps {
  tool: Tool<ProfitEngine>;
  output: ProfitOutput;
}

export function ProfitResults({ tool, output }: ProfitResultsProps) {
  const findingText = useFindingText();
  const isPartial = lacksReferral(output);
  const inForceSentence = useInForceSentence(output, tool.outputInForce, tool.ruleSet.newer);
  return (
    <>
      <RateLine output={output} />
      <InForceHint ruleSet={tool.ruleSet}>{inForceSentence}</InForceHint>
      <PriceBreakdown output={output} />
      {!isPartial && <TargetPrice output={output} targetMargin={tool.input.targetMargin} />}
      <DeferredRender>
        {!isPartial && <AnalysisFigures output={output} />}
        <FindingList findings={output.recommendations} textOf={findingText} />
      </DeferredRender>
    </>
  );
}

/** The exchange rate of the amounts and its date. */
function RateLine({ output: { exchange, currency, marketplaceCurrency } }: { output: ProfitOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!exchange) return null;
  return (
    <p className={styles.rate}>
      {t('ui.rateLine', {
        from: marketplaceCurrency,
        to: currency,
        rate: format.significant(exchange.rate, 5),
        date: format.dateTime(Date.parse(exchange.lastUpdated)),
      })}
    </p>
  );
}
