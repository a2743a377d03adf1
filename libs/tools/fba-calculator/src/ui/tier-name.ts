import { useToolWords } from '@seller-toolbox/tool-kit';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { tierText } from '../products/tier-text.ts';

/** The name of a size tier; an item may have none. */
export function useTierName(): (id: FbaOutput['sizeTier']) => string {
  const { t } = useToolWords<typeof zh>();
  return (id) => {
    if (id === null) return t('ui.noTier');
    const { code, params } = tierText(id);
    return t(`ui.${code}`, params);
  };
}
