import { CopyTable, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-figure.module.css';
import { useFeeRows } from './fee-rows.ts';
import type { FbaEngine } from './page-engine.ts';

/** The total, for which size and day it is, and what is left of the price; the button copies all fees as table rows. */
export function FbaFigure({ output, input }: { output: FbaOutput; input: Tool<FbaEngine>['input'] }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = useFeeRows(output);
  const { fees, currency, optionalFees, leftOver, units } = output;
  const { price, length, width, height } = input;
  const sides = [length, width, height].map((side) => format.number(side)).join(' × ');
  const { totalFees, storageFee } = fees;
  const { left, referralFee } = leftOver;
  const kept = price !== null && left !== null && referralFee !== null && (
    <>
      <b>{t('ui.keep', { left: format.money(left, currency), price: format.money(price, currency) })}</b>{' '}
      {t('ui.keepAfter', { fee: format.money(referralFee, currency) })}
    </>
  );
  const withChosen = optionalFees.some(({ amount }) => amount !== null) ? 'ui.perUnit-chosen' : 'ui.perUnit';
  return (
    <KeyFigure
      label={t(storageFee === null ? 'ui.perUnit-fulfillment' : withChosen)}
      value={totalFees === null ? '–' : format.money(totalFees, currency)}
      note={totalFees === null ? t('ui.notPublished') : kept}
      aside={
        <>
          <span className={styles.about}>
            <span>{`${sides} ${units.length}`}</span>
            <span>{format.date(output.date)}</span>
          </span>
          <CopyTable
            look="icon"
            label={platform('frame.copy')}
            rows={() => rows.map(({ name, amount }) => [name, amount])}
          />
        </>
      }
    />
  );
}
