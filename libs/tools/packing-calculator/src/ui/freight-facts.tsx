import { Disclosure } from '@seller-toolbox/ui';
import { bestResult } from '../engine/best-result.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import { useVolumetricChargeText } from './volumetric-charge-text.ts';
import { LighterCushion } from './lighter-cushion.tsx';
import styles from './packed-carton.module.css';

export interface FreightFactsProps {
  output: PackingOutput;
  shown: CartonResult;
}

/** What of one carton's freight is paid for air; folded below it what a lighter cushion saves. */
export function FreightFacts({ output, shown }: FreightFactsProps) {
  const air = useVolumetricChargeText()(shown);
  const { lighterCushion } = output;
  const lighter = shown === bestResult(output) ? lighterCushion : null;
  if (!lighter) return air && <p className={styles.facts}>{air}</p>;
  const saving = (
    <div className={styles.facts}>
      <LighterCushion lighter={lighter} />
    </div>
  );
  return air ? (
    <Disclosure print="open" summary={air}>
      {saving}
    </Disclosure>
  ) : (
    saving
  );
}
