import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';

/** How much of the freight is charged for volume beyond the weight, as a sentence; null where none is. */
export function useVolumetricChargeText(): (result: CartonResult) => string | null {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return ({ shippingCost: { shippingCost, volumetricCost } }) =>
    volumetricCost > 0
      ? t('ui.air', {
          cost: format.money(volumetricCost, 'USD'),
          freight: format.money(shippingCost, 'USD'),
        })
      : null;
}
