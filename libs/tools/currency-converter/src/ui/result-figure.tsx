import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/i18n/react';
import { CopyButton, KeyFigure } from '@seller-toolbox/ui';
import type { CurrencyOutput } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';

/** The converted amount in full, its short form beside it where that is shorter, and the rate under it. */
export function ResultFigure({ output }: { output: CurrencyOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { amount, from, to, result, rate, formatted, full, decimals } = output;
  const hasShortForm = formatted !== null && /[KM]$/.test(formatted);
  return (
    <KeyFigure
      label={
        result === null || amount === null
          ? platform('frame.noResult')
          : t('ui.amountIs', { amount: `${format.significant(amount, 15)} ${from}` })
      }
      value={result === null || decimals === null ? '–' : format.money(result, to, decimals)}
      unit={hasShortForm ? formatted : to}
      note={`1 ${from} = ${format.significant(rate, 6)} ${to}`}
      aside={
        <CopyButton
          look="icon"
          text={() => (full === null ? '' : format.input(Number(full)))}
          disabled={full === null}
          label={platform('frame.copy')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
        />
      }
    />
  );
}
