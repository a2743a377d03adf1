import type { RuleSet } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useTierName } from './tier-name.ts';

/** The total and tier by the card in force today where they differ, or that it publishes no fee. */
export function useInForceSentence(
  output: FbaOutput,
  inForce: FbaOutput | undefined,
  ruleSet: RuleSet | undefined,
): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  if (!inForce || !ruleSet?.effectiveFrom) return undefined;
  const { totalFees } = inForce.fees;
  if (totalFees === output.fees.totalFees && inForce.sizeTier === output.sizeTier) return undefined;
  const tier = tierName(inForce.sizeTier);
  const date = format.date(ruleSet.effectiveFrom);
  return totalFees === null
    ? t('ui.inForceUnknown', { date, tier })
    : t('ui.inForceTotal', { date, tier, total: format.money(totalFees, inForce.currency) });
}
