import { useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { classNames, DataTable, Disclosure } from '@seller-toolbox/ui';
import type { FbaInput } from '../engine/fba-calculator.schema.ts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { fillOf } from './fee-bar.tsx';
import styles from './fba-results.module.css';
import { useFeeRows, type FeeRow } from './fee-rows.ts';
import { ProfitLink } from './profit-link.tsx';

/** The parts of the FBA fees, what the sale costs and the sum of all, in the order and colors of the bar. */
export function FeeTable({ output, input }: { output: FbaOutput; input: FbaInput }) {
  const { t } = useToolWords<typeof zh>();
  const columns = useColumns(output);
  return (
    <DataTable
      caption={t('ui.fees')}
      headerLook="hidden"
      columns={[
        {
          ...columns[0],
          cell: (row) => (
            <>
              <i className={classNames(styles.swatch, row.kind !== 'total' && fillOf(row))} />
              {row.name} {row.note && <small className={styles.season}>{row.note}</small>}
              {row.kind === 'left' && <ProfitLink input={input} />}
            </>
          ),
        },
        columns[1],
      ]}
      rows={useFeeRows(output).filter(({ id, kind }) => kind !== 'conditional' && id !== 'total')}
      rowKey={({ id }) => id}
      rowLook={({ kind }) => (kind === 'left' || kind === 'total' ? 'total' : 'plain')}
    />
  );
}

/** The fees that fall due only on a condition. */
export function ConditionalFees({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const columns = useColumns(output);
  const rows = useFeeRows(output).filter(({ kind }) => kind === 'conditional');
  return (
    <Disclosure print="open" summary={t('ui.conditional')} aside={rows.length}>
      <DeferredPart>
        <DataTable
          caption={t('ui.conditional')}
          headerLook="hidden"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </DeferredPart>
    </Disclosure>
  );
}

function useColumns({ currency }: FbaOutput) {
  const { t } = useToolWords<typeof zh>();
  return [
    { key: 'fee', header: t('ui.feeName'), kind: 'heading', cell: ({ name }: FeeRow) => name },
    {
      key: 'amount',
      header: t('ui.feeAmount', { currency }),
      kind: 'number',
      cell: ({ amount }: FeeRow) => amount,
    },
  ] as const;
}
