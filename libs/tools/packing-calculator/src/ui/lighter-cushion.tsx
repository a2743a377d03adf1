import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Icon } from '@seller-toolbox/ui';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useMeasures } from './measures.tsx';
import styles from './packed-carton.module.css';

/** What a lighter cushion would save: cheaper, but no advice where it is thinner than the guideline. */
export function LighterCushion({ lighterCushion: lighter }: Pick<PackingOutput, 'lighterCushion'>) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, measures } = useMeasures();
  if (!lighter) return null;
  return (
    <p className={styles.advice}>
      <span>
        {lighter.isBelowGuideline && <Icon name="triangle-alert" size={16} className={styles.warning} />}
        {t(lighter.isBelowGuideline ? 'ui.belowGuideline' : 'ui.lighterCushion', {
          buffer: length(lighter.buffer),
          guideline: `${format.number(measures.cushionGuideline)} ${measures.length}`,
        })}
      </span>
      <b>−{format.money(lighter.saving, 'USD')}</b>
    </p>
  );
}
