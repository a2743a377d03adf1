import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';

/** The aged inventory surcharge of one unit by days in storage. */
export function AgedInventory({ output: { agedInventory, currency } }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <DataTable
      caption={t('ui.aged')}
      columns={[
        {
          key: 'days',
          header: t('ui.agedDays'),
          kind: 'heading',
          cell: ({ fromDays, toDays }) =>
            toDays === null
              ? t('ui.aged-open', { from: fromDays })
              : t('ui.aged-range', { from: fromDays, to: toDays }),
        },
        {
          key: 'fee',
          header: t('ui.feeAmount', { currency }),
          kind: 'number',
          cell: ({ fee }) => (fee === null ? t('ui.notPublished') : format.amount(fee, currency)),
        },
      ]}
      rows={agedInventory}
      rowKey={({ fromDays }) => fromDays}
    />
  );
}
