import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Card, DataTable } from '@seller-toolbox/ui';
import type { CurrencyOutput } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import { CurrencyName } from './currency-name.tsx';
import styles from './popular-table.module.css';

export interface PopularTableProps {
  output: CurrencyOutput;
  onChoose: (currency: string) => void;
}

/** The amount in the popular currencies; a click on one makes it the target. */
export function PopularTable({ output, onChoose }: PopularTableProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { amount, from, to, result, popular } = output;
  const title =
    result === null || amount === null
      ? t('ui.popularRates', { from })
      : t('ui.popularAmounts', { amount: `${format.significant(amount, 15)} ${from}` });
  const amountOf = ({ currency, result: value, decimals }: CurrencyOutput['popular'][number]) =>
    value === null || decimals === null ? '–' : format.amount(value, currency, decimals);
  const toCells = ({ currency, result: value, rate }: CurrencyOutput['popular'][number]) => [
    currency,
    value === null ? null : format.input(value),
    format.input(rate),
  ];
  return (
    <Card
      title={title}
      actions={
        <CopyTable
          size="s"
          variant="quiet"
          rows={() => [[t('ui.currency'), t('ui.amount'), t('ui.rate')], ...popular.map(toCells)]}
        />
      }
    >
      <DataTable
        caption={title}
        columns={[
          {
            key: 'currency',
            header: t('ui.currency'),
            kind: 'heading',
            cell: ({ currency }) => (
              <button
                type="button"
                className={styles.choose}
                aria-pressed={currency === to}
                title={t('ui.convertTo', { currency })}
                onClick={() => onChoose(currency)}
              >
                <b>{currency}</b> <CurrencyName code={currency} />
              </button>
            ),
          },
          {
            key: 'result',
            header: t('ui.amount'),
            kind: 'number',
            cell: (row) => <span className={styles.amount}>{amountOf(row)}</span>,
          },
          {
            key: 'rate',
            header: t('ui.rate'),
            kind: 'number',
            cell: ({ rate }) => <span className={styles.rate}>{format.significant(rate, 6)}</span>,
          },
        ]}
        rows={popular}
        rowKey={({ currency }) => currency}
        rowLook={({ currency }) => (currency === to ? 'marked' : 'plain')}
      />
    </Card>
  );
}
