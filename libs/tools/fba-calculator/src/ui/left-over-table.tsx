import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { FbaInput } from '../engine/fba-calculator.schema.ts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { LEFT_WORDS, loadLeftWords, type LeftWords } from './left-words.ts';
import styles from './rule-set-comparison.module.css';

export interface LeftOverTableProps {
  input: FbaInput;
  output: FbaOutput;
}

/** Price less FBA fees, selling fees and tax. */
export function LeftOverTable(props: LeftOverTableProps) {
  return (
    <LazyWords namespace={LEFT_WORDS} load={loadLeftWords}>
      <Table {...props} />
    </LazyWords>
  );
}

function Table({ input, output }: LeftOverTableProps) {
  const { t: toolWords } = useToolWords<typeof zh>();
  const t = useWords<LeftWords>(LEFT_WORDS);
  const format = useFormat();
  const { currency, fees } = output;
  const { category, referralFee, digitalServicesFee, salesTax, left } = output.leftOver;
  const amount = (value: number | null) => (value === null ? '—' : format.amount(value, currency));
  const rows = [
    { id: 'price', name: t('ui.price'), value: amount(input.price) },
    { id: 'fba', name: t('ui.fba'), value: `− ${amount(fees.totalFees)}` },
    { id: 'referral', name: t(`ui.referral-${category}`), value: `− ${amount(referralFee)}` },
    ...(digitalServicesFee
      ? [{ id: 'digital-services', name: t('ui.digital-services'), value: `− ${amount(digitalServicesFee)}` }]
      : []),
    ...(salesTax ? [{ id: 'sales-tax', name: t('ui.sales-tax'), value: `− ${amount(salesTax)}` }] : []),
    { id: 'left', name: t('ui.left'), value: amount(left) },
  ];
  return (
    <>
      <DataTable
        caption={toolWords('ui.left')}
        headerLook="hidden"
        columns={[
          { key: 'name', header: toolWords('ui.fees'), kind: 'heading', cell: ({ name }) => name },
          {
            key: 'value',
            header: toolWords('ui.feeAmount', { currency }),
            kind: 'number',
            cell: ({ value }) => value,
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        rowLook={({ id }) => (id === 'left' ? 'total' : 'plain')}
      />
      <p className={styles.note}>{referralFee === null ? t('ui.unknown') : t('ui.note')}</p>
    </>
  );
}
