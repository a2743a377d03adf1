import { useToolWords } from '@seller-toolbox/tool-kit';
import { Disclosure } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { bestResult } from '../engine/best-result.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useVolumetricChargeText } from './volumetric-charge-text.ts';
import { useCartonText } from './carton-text.ts';
import { LighterCushion } from './lighter-cushion.tsx';
import styles from './packed-carton.module.css';

export interface FreightFactsProps {
  output: PackingOutput;
  shown: CartonResult;
}

/** What of one carton's freight is paid for air; folded below it what the carton made to measure saves, and a lighter cushion. */
export function FreightFacts({ output, shown }: FreightFactsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const air = useVolumetricChargeText()(shown);
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
  if (!saving && !lighter) return air && <p className={styles.facts}>{air}</p>;
  const savings = (
    <div className={styles.facts}>
      {saving && <p>{saving}</p>}
      {lighter && <LighterCushion lighter={lighter} />}
    </div>
  );
  return air ? (
    <Disclosure print="open" summary={air}>
      {savings}
    </Disclosure>
  ) : (
    savings
  );
}
