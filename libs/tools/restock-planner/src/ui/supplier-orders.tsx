import { CSV_START, toCsvLine, useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, DataTable } from '@seller-toolbox/ui';
import type { RestockOutput } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';
import { orderTable } from './order-table.ts';
import styles from './restock-inputs.module.css';

/** Units, cartons and cost of each supplier, today and within 30 days, and the orders as a file. */
export function SupplierOrders({ output }: { output: RestockOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const download = useDownload();
  type Line = Pick<RestockOutput['orders'][number], 'supplier'> & RestockOutput['cash'];
  const lines: Line[] = [...output.orders, { supplier: t('ui.total'), ...output.cash }];
  const units = (value: number) => format.number(value, { digits: 0 });
  const cost = (value: number) => format.number(value, { digits: 2, fixed: true });
  const { withoutCost } = output.cash.within30Days;
  return (
    <div className={styles.inputs}>
      <DataTable
        caption={t('ui.supplierOrdersCaption')}
        columns={[
          {
            key: 'supplier',
            header: t('ui.supplier'),
            kind: 'heading',
            cell: ({ supplier }: Line) => supplier || t('ui.noSupplier'),
          },
          {
            key: 'products',
            header: t('ui.supplierProducts'),
            kind: 'number',
            cell: ({ within30Days }) => units(within30Days.products),
          },
          {
            key: 'units',
            header: `${t('ui.dueToday')}: ${t('ui.pieces')}`,
            kind: 'number',
            cell: ({ today }) => units(today.units),
          },
          {
            key: 'cartons',
            header: `${t('ui.dueToday')}: ${t('ui.cartons')}`,
            kind: 'number',
            cell: ({ today }) => units(today.cartons),
          },
          {
            key: 'cost',
            header: `${t('ui.dueToday')}: ${t('ui.orderCost')}`,
            kind: 'number',
            cell: ({ today }) => cost(today.cost),
          },
          {
            key: 'soonUnits',
            header: `${t('ui.dueSoon')}: ${t('ui.pieces')}`,
            kind: 'number',
            cell: ({ within30Days }) => units(within30Days.units),
          },
          {
            key: 'soonCost',
            header: `${t('ui.dueSoon')}: ${t('ui.orderCost')}`,
            kind: 'number',
            cell: ({ within30Days }) => cost(within30Days.cost),
          },
        ]}
        rows={lines}
        rowKey={(_, index) => index}
        rowLook={(_, index) => (index === lines.length - 1 ? 'marked' : 'plain')}
      />
      {withoutCost > 0 && <p className={styles.note}>{t('ui.withoutCost', { count: withoutCost })}</p>}
      <div className={styles.actions}>
        <Button
          size="s"
          icon="download"
          onClick={() =>
            download(
              CSV_START +
                orderTable(output, (key) => t(`ui.${key}`))
                  .map(toCsvLine)
                  .join(''),
              { extension: 'csv', type: 'text/csv;charset=utf-8' },
            )
          }
        >
          {t('ui.exportOrders')}
        </Button>
      </div>
    </div>
  );
}
