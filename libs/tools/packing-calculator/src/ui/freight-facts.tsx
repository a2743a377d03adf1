import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { usePackingVerdict } from './packing-verdict.ts';

export interface FreightFactsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
}

/** What the freight of one carton is charged for, and what the one made to measure saves. */
export function FreightFacts({ tool, output, shown }: FreightFactsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const { note } = usePackingVerdict(tool.input.rules)(output, shown);
  const { made, madeSaving, recommendedCarton } = output;
  return (
    <>
      <span>{note}</span>
      {shown === made && madeSaving && recommendedCarton && (
        <span>
          {t('ui.choice', {
            cost: format.money(madeSaving.cost, 'USD'),
            share: format.percent(madeSaving.share, 0),
            carton: cartonText.outer(recommendedCarton),
          })}
        </span>
      )}
    </>
  );
}
