import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Pill } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { bandWord, usePriceBounds } from './price-bounds.ts';
import { useTierName } from './tier-name.ts';
import styles from './size-tier-line.module.css';

/** What the fee follows from: tier, row of the card, and the band that is assumed without a price. */
export function SizeTierLine({ output, isPriceGiven }: { output: FbaOutput; isPriceGiven: boolean }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const bounds = usePriceBounds()(output);
  const { sizeTier, billedBy, priceBand } = output;
  const figure = (value: number, unit: string) => `${format.number(value, { digits: 3 })} ${unit}`;
  // The fee is that of the row of the card that the weight is in.
  const row = output.steps.find(({ code }) => code === 'fulfillment-flat')?.params['upTo'];
  const upTo = row === undefined ? '' : figure(Number(row), output.cardUnits.weight);
  const band = priceBand && bounds && t(`ui.${bandWord(priceBand, bounds)}`, { ...bounds });
  return (
    <ul className={styles.line}>
      <li>
        <Pill tone={sizeTier === null ? 'warn' : 'accent'}>{tierName(sizeTier)}</Pill>
      </li>
      {billedBy && upTo !== '' && <li>{t('ui.billedRow', { weight: upTo })}</li>}
      {band !== null && !isPriceGiven && <li className={styles.whole}>{t('ui.bandAssumed', { band })}</li>}
    </ul>
  );
}
