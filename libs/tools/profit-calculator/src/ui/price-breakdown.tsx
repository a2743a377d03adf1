import { useToolWords } from '@seller-toolbox/tool-kit';
import { DataTable } from '@seller-toolbox/ui';
import { ChartSwatch, StackedBar } from '@seller-toolbox/ui/charts';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { useBreakdownRows, type BreakdownRow } from './breakdown-rows.ts';

/** The parts of the price: costs, the seven fee lines and net profit, as a bar and as a table. */
export function PriceBreakdown({ output }: { output: ProfitOutput }) {
  const { t } = useToolWords<typeof zh>();
  const rows = useBreakdownRows(output);
  const parts = rows.filter(({ kind }) => kind === 'part');
  return (
    <>
      <StackedBar
        label={t('ui.breakdown')}
        legend="hidden"
        segments={parts.map(({ id, name, value, amount }) => ({ id, label: name, value, text: amount }))}
      />
      <DataTable
        caption={t('ui.breakdown')}
        columns={[
          {
            key: 'part',
            header: t('ui.part'),
            kind: 'heading',
            cell: ({ kind, name }: BreakdownRow, index) => (
              <>
                {kind === 'part' && <ChartSwatch index={index} />}
                {name}
              </>
            ),
          },
          {
            key: 'amount',
            header: t('ui.amount', { currency: output.currency }),
            kind: 'number',
            cell: ({ amount }) => amount,
          },
          { key: 'share', header: t('ui.share'), kind: 'number', cell: ({ share }) => share },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        rowLook={({ kind, value }) => (kind === 'total' ? 'total' : value === 0 ? 'muted' : 'plain')}
      />
    </>
  );
}
