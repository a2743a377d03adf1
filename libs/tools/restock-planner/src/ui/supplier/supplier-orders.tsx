import { CSV_START, toCsvLine, useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { Button, DataTable } from '@seller-toolbox/ui';
import type { RestockOutput } from '../../engine/restock-plan.schema.ts';
import type zh from '../../locales/zh.json';
import { orderTable } from './order-table.ts';
import styles from '../restock-inputs.module.css';
import { loadSupplierWords, SUPPLIER_WORDS, type SupplierWords } from './supplier-words.ts';

/** Units, cartons and cost of each supplier, today and within 30 days, and the orders as a file. */
export function SupplierOrders(props: { output: RestockOutput }) {
  return (
    <LazyWords namespace={SUPPLIER_WORDS} load={loadSupplierWords}>
      <OrderTable {...props} />
    </LazyWords>
  );
}

function OrderTable({ output }: { output: RestockOutput }) {
  const words = useWords<SupplierWords>(SUPPLIER_WORDS);
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const download = useDownload();
  type Line = Pick<RestockOutput['orders'][number], 'supplier'> & RestockOutput['cash'];
  const lines: Line[] = [...output.orders, { supplier: words('supplier.total'), ...output.cash }];
  const units = (value: number) => format.number(value, { digits: 0 });
  const cost = (value: number) => format.number(value, { digits: 2, fixed: true });
  const { withoutCost } = output.cash.within30Days;
  return (
    <div className={styles.inputs}>
      <DataTable
        caption={words('supplier.supplierOrdersCaption')}
        narrow="stacked"
        columns={[
          {
            key: 'supplier',
            header: t('ui.supplier'),
            kind: 'heading',
            cell: ({ supplier }: Line) => supplier || words('supplier.noSupplier'),
          },
          {
            key: 'products',
            header: words('supplier.supplierProducts'),
            kind: 'number',
            cell: ({ within30Days }) => units(within30Days.products),
          },
          {
            key: 'units',
            header: `${words('supplier.dueToday')}: ${t('ui.pieces')}`,
            kind: 'number',
            cell: ({ today }) => units(today.units),
          },
          {
            key: 'cartons',
            header: `${words('supplier.dueToday')}: ${t('ui.cartons')}`,
            kind: 'number',
            cell: ({ today }) => units(today.cartons),
          },
          {
            key: 'cost',
            header: `${words('supplier.dueToday')}: ${words('supplier.orderCost')}`,
            kind: 'number',
            cell: ({ today }) => cost(today.cost),
          },
          {
            key: 'soonUnits',
            header: `${words('supplier.dueSoon')}: ${t('ui.pieces')}`,
            kind: 'number',
            cell: ({ within30Days }) => units(within30Days.units),
          },
          {
            key: 'soonCost',
            header: `${words('supplier.dueSoon')}: ${words('supplier.orderCost')}`,
            kind: 'number',
            cell: ({ within30Days }) => cost(within30Days.cost),
          },
        ]}
        rows={lines}
        rowKey={(_, index) => index}
        rowLook={(_, index) => (index === lines.length - 1 ? 'marked' : 'plain')}
      />
      {withoutCost > 0 && (
        <p className={styles.note}>{words('supplier.withoutCost', { count: withoutCost })}</p>
      )}
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
          {words('supplier.exportOrders')}
        </Button>
      </div>
    </div>
  );
}
