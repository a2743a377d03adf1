import { useToolWords } from '@seller-toolbox/tool-kit';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import { cardOf } from '@seller-toolbox/fee-cards/fba/rate-cards';
import type zh from '../locales/zh.json';

/** The name of a size tier of a card; an item may have none. */
export function useTierName(): (id: FbaOutput['sizeTier'], ruleSet: FbaOutput['ruleSet']) => string {
  const { t } = useToolWords<typeof zh>();
  return (id, ruleSet) => {
    const tier = cardOf(ruleSet).tiers.find((one) => one.id === id);
    return tier ? t(`ui.tier-${tier.name}`, { ...tier.namedWeights }) : t('ui.noTier');
  };
}
