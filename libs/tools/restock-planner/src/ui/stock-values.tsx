import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './stock-values.module.css';

type Point = RowPlan['projection'][number];

/** The corner points of the line as a table. */
export function StockValues({ projection }: Pick<RowPlan, 'projection'>) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <>
      <p className={styles.note}>{t('ui.pictureAssumes')}</p>
      <DataTable
        caption={t('ui.pictureTable')}
        columns={[
          {
            key: 'date',
            header: t('ui.date'),
            kind: 'heading',
            cell: ({ date }: Point) => format.date(date),
          },
          {
            key: 'stock',
            header: t('ui.stock'),
            kind: 'number',
            cell: ({ stock }: Point) => format.number(stock, { digits: 0 }),
          },
        ]}
        rows={projection}
        rowKey={(_, index) => index}
      />
    </>
  );
}
