import { InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { inWords, usePackingVerdict } from './packing-verdict.ts';
import { useOutputForRuleSet } from './use-output-for-rule-set.ts';

export interface RulesInForceProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
}

/** The verdict by the limits in force today, where the page shows older ones and the verdict differs. */
export function RulesInForce({ tool, output }: RulesInForceProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const verdictOf = usePackingVerdict(tool.input.rules);
  const { newer } = tool.ruleSet;
  const inForce = useOutputForRuleSet(tool, newer?.id);
  if (!inForce || !newer?.effectiveFrom) return null;
  const verdict = verdictOf(inForce);
  const isSame =
    verdict.value === verdictOf(output).value && inForce.totalShippingCost === output.totalShippingCost;
  return (
    <InForceHint ruleSet={tool.ruleSet}>
      {!isSame &&
        t('ui.inForce', {
          date: format.date(newer.effectiveFrom),
          verdict: inWords(verdict),
        })}
    </InForceHint>
  );
}
