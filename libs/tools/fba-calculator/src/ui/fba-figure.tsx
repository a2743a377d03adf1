import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/i18n/react';
import { CopyButton, KeyFigure, Pill } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { useFeeRows } from './fee-rows.ts';
import { useTierName } from './tier-name.ts';
import styles from './fba-figure.module.css';

/** The total, the tier and the weight that is billed; the button copies all fees as lines of a table. */
export function FbaFigure({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const tierName = useTierName();
  const rows = useFeeRows(output);
  const { fees, currency, sizeTier, billedBy, billableWeight, units } = output;
  const { totalFees } = fees;
  const weight = `${format.number(billableWeight, { digits: 3 })} ${units.weight}`;
  return (
    <div className={styles.figure}>
      <p className={styles.tier}>
        <Pill tone={sizeTier === null ? 'warn' : 'accent'}>{tierName(sizeTier)}</Pill>
        {billedBy && <span>{t(`ui.billed-${billedBy}`, { weight })}</span>}
      </p>
      <KeyFigure
        label={t('ui.perUnit')}
        value={totalFees === null ? '–' : format.money(totalFees, currency)}
        note={totalFees === null ? t('ui.notPublished') : undefined}
        aside={
          <CopyButton
            look="icon"
            text={() => rows.map(({ name, amount }) => `${name}\t${amount}`).join('\n')}
            label={platform('frame.copy')}
            copiedLabel={platform('frame.copied')}
            failedLabel={platform('frame.copyFailed')}
          />
        }
      />
    </div>
  );
}
