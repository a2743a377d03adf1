import { useToolWords } from '@seller-toolbox/tool-kit';
import { DataTable } from '@seller-toolbox/ui';
import { ChartSwatch, StackedBar } from '@seller-toolbox/ui/charts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useFeeRows, type FeeRow } from './fee-rows.ts';

/** The parts of the total as a bar and a table. */
export function FeeTable({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const rows = useFeeRows(output);
  const parts = rows.filter(({ kind }) => kind === 'part');
  const columns = useColumns(output);
  return (
    <>
      {output.fees.totalFees !== null && (
        <StackedBar
          label={t('ui.fees')}
          legend="hidden"
          segments={parts.map(({ id, name, value, amount }) => ({
            id,
            label: name,
            value: value ?? 0,
            text: amount,
          }))}
        />
      )}
      <DataTable
        caption={t('ui.fees')}
        columns={[
          {
            ...columns[0],
            cell: (row, index) => (
              <>
                {row.kind === 'part' && <ChartSwatch index={index} />}
                {row.name}
              </>
            ),
          },
          columns[1],
        ]}
        rows={rows.filter(({ kind }) => kind !== 'conditional')}
        rowKey={({ id }) => id}
        rowLook={({ kind }) => (kind === 'total' ? 'total' : 'plain')}
      />
    </>
  );
}

/** The fees that fall due only on a condition. */
export function ConditionalFees({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const columns = useColumns(output);
  const rows = useFeeRows(output);
  return (
    <DataTable
      caption={t('ui.conditional')}
      captionLook="shown"
      headerLook="hidden"
      columns={columns}
      rows={rows.filter(({ kind }) => kind === 'conditional')}
      rowKey={({ id }) => id}
      rowLook={() => 'muted'}
    />
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
