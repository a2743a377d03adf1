import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';

/** How many more boxes a carton takes, and what they cost. */
export function useMoreText(): (more: NonNullable<CartonResult['moreBoxes']>) => string {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return ({ count, extraFreight }) =>
    t(extraFreight > 0 ? 'ui.moreFreight' : 'ui.sameFreight', {
      count,
      cost: format.money(extraFreight, 'USD'),
    });
}
