import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Icon } from '@seller-toolbox/ui';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import { CUSHION_GUIDELINE } from '../engine/packing-rules.data.ts';
import type zh from '../locales/zh.json';
import { useMeasures } from './measures.tsx';
import styles from './packed-carton.module.css';

/** What a lighter cushion would save: cheaper, but no advice where it is thinner than the guideline. */
export function LighterCushion({ lighter }: { lighter: NonNullable<PackingOutput['lighterCushion']> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { cushion } = useMeasures();
  return (
    <p className={styles.advice}>
      <span>
        {lighter.isBelowGuideline && <Icon name="triangle-alert" size={16} className={styles.warning} />}
        {t(lighter.isBelowGuideline ? 'ui.belowGuideline' : 'ui.lighterCushion', {
          buffer: cushion(lighter.buffer),
          guideline: cushion(CUSHION_GUIDELINE),
        })}
      </span>
      <b>−{format.money(lighter.saving, 'USD')}</b>
    </p>
  );
}
