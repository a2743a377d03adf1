import { useToolWords } from '@seller-toolbox/tool-kit';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';

/** The name of a size tier; an item may have none. */
export function useTierName(): (tier: FbaOutput['sizeTier']) => string {
  const { t } = useToolWords<typeof zh>();
  return (tier) => (tier === null ? t('ui.noTier') : t(`ui.tier-${tier}`));
}
