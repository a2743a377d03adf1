import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, KeyFigure } from '@seller-toolbox/ui';
import type { CurrencyOutput } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import styles from './result-figure.module.css';

/** A longer figure does not fit on a phone. */
const MAX_LARGE_FIGURE_LENGTH = 12;

/** The converted amount in full, its short form beside it where that is shorter, and the rate under it. */
export function ResultFigure({ output }: { output: CurrencyOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { amount, from, to, result, rate, formatted, full, decimals } = output;
  const hasShortForm = formatted !== null && /[KM]$/.test(formatted);
  const shown = result === null || decimals === null ? '–' : format.money(result, to, decimals);
  return (
    <KeyFigure
      label={
        result === null || amount === null
          ? platform('frame.noResult')
          : t('ui.amountIs', { amount: `${format.significant(amount, 15)} ${from}` })
      }
      value={shown}
      unit={hasShortForm ? undefined : to}
      size={shown.length > MAX_LARGE_FIGURE_LENGTH ? 'm' : 'l'}
      note={`1 ${from} = ${format.significant(rate, 6)} ${to}`}
      aside={
        <div className={styles.aside}>
          {hasShortForm && <span className={styles.short}>{formatted}</span>}
          <CopyButton
            look="icon"
            text={() => (full === null ? '' : format.input(Number(full)))}
            disabled={full === null}
            label={platform('frame.copy')}
            copiedLabel={platform('frame.copied')}
            failedLabel={platform('frame.copyFailed')}
          />
        </div>
      }
    />
  );
}
