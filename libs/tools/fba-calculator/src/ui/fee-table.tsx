import { useToolWords } from '@seller-toolbox/tool-kit';
import { DataTable, Disclosure } from '@seller-toolbox/ui';
import { ChartSwatch, StackedBar } from '@seller-toolbox/ui/charts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-results.module.css';
import { useFeeRows, type FeeRow } from './fee-rows.ts';

/** Fills of the parts: the amber one is for warnings. */
const FILLS = [0, 2, 5, 3, 4];

/** The parts of the total as a bar. */
export function FeeBar({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <StackedBar
      label={t('ui.fees')}
      legend="hidden"
      segments={useFeeRows(output)
        .filter(({ kind }) => kind === 'part')
        .map(({ id, name, value, amount }, index) => ({
          id,
          label: name,
          value: value ?? 0,
          text: amount,
          fill: FILLS[index],
        }))}
    />
  );
}

/** The parts of the total, which is the figure above them. */
export function FeeTable({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const rows = useFeeRows(output).filter(({ kind }) => kind === 'part');
  const columns = useColumns(output);
  return (
    <DataTable
      caption={t('ui.fees')}
      headerLook="hidden"
      columns={[
        {
          ...columns[0],
          cell: (row, index) => (
            <>
              <ChartSwatch index={FILLS[index] ?? index} />
              {row.name} {row.note && <small className={styles.season}>{row.note}</small>}
            </>
          ),
        },
        columns[1],
      ]}
      rows={rows}
      rowKey={({ id }) => id}
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
      <DataTable
        caption={t('ui.conditional')}
        headerLook="hidden"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
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
