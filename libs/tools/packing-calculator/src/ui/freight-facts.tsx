import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { bestResult } from '../engine/best-result.ts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useAirShare } from './air-share.ts';
import { useCartonText } from './carton-text.ts';
import { LighterCushion } from './lighter-cushion.tsx';
import styles from './packed-carton.module.css';
import { usePackingVerdict } from './packing-verdict.ts';

export interface FreightFactsProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
}

/** What the freight of one carton is charged for; folded below it the basis, what the one made to measure saves, and a lighter cushion. */
export function FreightFacts({ tool, output, shown }: FreightFactsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const air = useAirShare()(shown);
  const { note } = usePackingVerdict(tool.input.rules)(output, shown);
  const { made, madeSaving, recommendedCarton, lighterCushion } = output;
  const saving =
    shown === made && madeSaving && recommendedCarton
      ? t('ui.choice', {
          cost: format.money(madeSaving.cost, 'USD'),
          share: format.percent(madeSaving.share, 0),
          carton: cartonText.outer(recommendedCarton),
        })
      : null;
  const lighter = shown === bestResult(output) ? lighterCushion : null;
  if (!air && !saving && !lighter) return <p className={styles.facts}>{note}</p>;
  return (
    <Disclosure print="open" summary={air ?? note}>
      <div className={styles.facts}>
        {air && <p>{note}</p>}
        {saving && <p>{saving}</p>}
        {lighter && <LighterCushion lighter={lighter} />}
      </div>
    </Disclosure>
  );
}
