import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';

export type MoreBoxes = NonNullable<CartonResult['moreBoxes']>;

/** How many more boxes a carton takes and what they cost; with the list also which ones, and how many that makes. */
export function useMoreText(): (more: MoreBoxes, boxes?: readonly BoxInput[]) => string {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return ({ count, total, extraFreight, boxes: added }, boxes) => {
    const what = t(extraFreight > 0 ? 'ui.moreFreight' : 'ui.sameFreight', {
      count,
      cost: format.money(extraFreight, 'USD'),
    });
    if (!boxes) return what;
    const all = t('ui.inAll', { what, total: format.number(total) });
    if (boxes.length < 2) return all;
    const named = added.map(({ boxId, count: units }) => {
      const box = boxes.find(({ id }) => id === boxId);
      return `${box?.name || boxId}\u00a0×\u00a0${format.number(units)}`;
    });
    return [all, ...named].join(' · ');
  };
}
