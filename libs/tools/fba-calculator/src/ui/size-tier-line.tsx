import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Pill } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useTierName } from './tier-name.ts';
import styles from './size-tier-line.module.css';

/** The tier, and the weight that is billed. */
export function SizeTierLine({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const { sizeTier, billedBy, billableWeight, units } = output;
  const weight = `${format.number(billableWeight, { digits: 3 })} ${units.weight}`;
  return (
    <p className={styles.line}>
      <Pill tone={sizeTier === null ? 'warn' : 'accent'}>{tierName(sizeTier)}</Pill>
      {billedBy && <span>{t(`ui.billed-${billedBy}`, { weight })}</span>}
    </p>
  );
}
