import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useFeeRows } from './fee-rows.ts';

/** The total; the button copies all fees as table rows. */
export function FbaFigure({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = useFeeRows(output);
  const { fees, currency, optionalFees } = output;
  const { totalFees, storageFee } = fees;
  const withChosen = optionalFees.some(({ amount }) => amount !== null) ? 'ui.perUnit-chosen' : 'ui.perUnit';
  return (
    <KeyFigure
      label={t(storageFee === null ? 'ui.perUnit-fulfillment' : withChosen)}
      value={totalFees === null ? '–' : format.money(totalFees, currency)}
      note={totalFees === null ? t('ui.notPublished') : undefined}
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
