import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';

/** The net profit by the fee table in force today, where it differs. */
export function useInForceSentence(
  output: ProfitOutput,
  inForce: ProfitOutput | undefined,
  ruleSet: RuleSet | undefined,
): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (!inForce || !ruleSet?.effectiveFrom || inForce.netProfit === output.netProfit) return undefined;
  return t('ui.inForceProfit', {
    date: format.date(ruleSet.effectiveFrom),
    profit: format.money(inForce.netProfit, inForce.currency),
    fees: format.money(inForce.amazonFees, inForce.currency),
  });
}
