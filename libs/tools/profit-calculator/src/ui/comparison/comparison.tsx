import { runEngine } from '@seller-toolbox/tool-contract';
import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { useInstant, type Tool } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useEffect, useMemo, useState } from 'react';
import { engine, type ProfitEngine } from '../../engine/profit-calculator.engine.ts';
import type { ProfitInput } from '../../engine/profit-input.schema.ts';
import styles from './comparison.module.css';
import { COMPARISON_WORDS, loadComparisonWords } from './comparison-words.ts';
import { MarketplaceTable } from './marketplace-table.tsx';
import { Scenarios } from './scenarios.tsx';
import { SensitivityPicture } from './sensitivity-picture.tsx';

export interface ComparisonProps {
  tool: Tool<ProfitEngine>;
  /** Newer exchange rates, where the page has them. */
  supplied: Partial<Pick<ProfitInput, 'rates'>>;
  /** Requests them. */
  onShow: () => void;
}

/** The unit at other prices and costs, in two scenarios, and in every marketplace. */
export function Comparison({ tool, supplied, onShow }: ComparisonProps) {
  useEffect(onShow, [onShow]);
  const now = useInstant(HOUR);
  const [kept, setKept] = useState<ProfitInput | null>(null);
  const { input } = tool;
  const ruleSet = tool.ruleSet.current?.id;
  const current = useMemo(
    () => ({ ...input, ...supplied, ...(ruleSet !== undefined && { ruleSet }) }) as ProfitInput,
    [input, supplied, ruleSet],
  );
  const output = useMemo(() => outputOf({ ...current, comparison: true }, now), [current, now]);
  const outputKept = useMemo(() => kept && outputOf(kept, now), [kept, now]);
  if (!output) return null;
  return (
    <LazyWords namespace={COMPARISON_WORDS} load={loadComparisonWords}>
      <div className={styles.views}>
        {output.sensitivity && <SensitivityPicture sensitivity={output.sensitivity} />}
        <Scenarios now={output} kept={outputKept} onKeep={() => setKept(current)} />
        {output.marketplaces && (
          <MarketplaceTable
            rows={output.marketplaces}
            currency={output.currency}
            current={input.marketplace}
            ratesOf={current.rates.lastUpdated}
          />
        )}
      </div>
    </LazyWords>
  );
}

function outputOf(input: ProfitInput, now: number) {
  const result = runEngine(engine, input, { now });
  return result.ok ? result.output : null;
}
