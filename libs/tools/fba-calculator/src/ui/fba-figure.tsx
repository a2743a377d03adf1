import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useFeeRows } from './fee-rows.ts';

/** The total, and what is left of the price; the button copies all fees as table rows. */
export function FbaFigure({ output, price }: { output: FbaOutput; price: number | null }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = useFeeRows(output);
  const { fees, currency, optionalFees, leftOver } = output;
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
        <CopyTable
          look="icon"
          label={platform('frame.copy')}
          rows={() => rows.map(({ name, amount }) => [name, amount])}
        />
      }
    />
  );
}
