import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { PackingInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { usePackingVerdict } from './packing-verdict.ts';

/** What the freight of one carton is charged for, and what the one made to measure saves. `rules` are those of the input. */
export function useFreightFacts(
  rules: PackingInput['rules'],
): (output: PackingOutput, shown: CartonResult) => string[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const verdictOf = usePackingVerdict(rules);
  return (output, shown) => {
    const { made, madeSaving, recommendedCarton } = output;
    const basis = verdictOf(output, shown).note;
    if (shown !== made || !madeSaving || !recommendedCarton) return [basis];
    return [
      basis,
      t('ui.choice', {
        cost: format.money(madeSaving.cost, 'USD'),
        share: format.percent(madeSaving.share, 0),
        carton: cartonText.outer(recommendedCarton),
      }),
    ];
  };
}
