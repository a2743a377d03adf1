import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';

/** What the carton made to measure saves against the best one of the list; null for another carton. */
export function useMadeSavingText(): (output: PackingOutput, shown: CartonResult) => string | null {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  return ({ made, madeSaving, recommendedCarton }, shown) =>
    shown === made && madeSaving && recommendedCarton
      ? t('ui.choice', {
          cost: format.money(madeSaving.cost, 'USD'),
          share: format.percent(madeSaving.share, 0),
          carton: cartonText.outer(recommendedCarton),
        })
      : null;
}
