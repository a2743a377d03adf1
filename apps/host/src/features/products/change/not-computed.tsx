import type { ToolProducts } from '@seller-toolbox/products';
import { Button, DataTable, Disclosure } from '@seller-toolbox/ui';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { useFormat, usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { rowText } from '../figure-columns.ts';
import { fieldLabel, useProductsWords, type AnyWords } from '../products-words.ts';
import { notComputedAsCsv } from './change-file.ts';
import type { NotComputed } from './change-model.ts';
import { productColumn } from './change-tables.tsx';
import styles from './change.module.css';
import { useRowsShown } from './use-rows-shown.ts';

export interface NotComputedListProps {
  /** How many there are. */
  title: string;
  products: readonly NotComputed[];
  toolId: string;
  hook: ToolProducts;
}

/** More rows are in the file. */
const MAX_SHOWN = 50;

/** The products without an amount, why, and all of them as a file. */
export function NotComputedList({ title, products, toolId, hook }: NotComputedListProps) {
  const t = useProductsWords();
  const format = useFormat();
  const platform = usePlatformWords() as AnyWords;
  const tool = useWords<Record<string, string>>(toolId) as AnyWords;
  const mostShown = useRowsShown(MAX_SHOWN);
  if (products.length === 0) return null;
  const reasonOf = ({ row }: NotComputed) =>
    row ? rowText(row, { hook, products: t, platform, tool, format }) : '';
  const fields = ['sku', 'asin', 'marketplace'] as const;
  const headers = [...fields.map((field) => fieldLabel(t, field)), t('change.reason')];
  return (
    <Disclosure summary={title} look="boxed">
      <div className={styles.case}>
        <DataTable
          caption={title}
          look="boxed"
          narrow="stacked"
          columns={[productColumn(t), { key: 'reason', header: t('change.reason'), cell: reasonOf }]}
          rows={products.slice(0, mostShown)}
          rowKey={({ listed }) => listed.id}
        />
        <Button
          icon="download"
          onClick={() =>
            downloadFile(notComputedAsCsv(products, { headers, fields, reasonOf }), {
              name: 'not-calculated.csv',
              type: 'text/csv',
            })
          }
        >
          {t('change.export')}
        </Button>
      </div>
    </Disclosure>
  );
}
