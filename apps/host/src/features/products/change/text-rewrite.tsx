import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ToolProducts } from '@seller-toolbox/products';
import { Button, DataTable } from '@seller-toolbox/ui';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { useFormat } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { fieldLabel, useProductsWords } from '../products-words.ts';
import styles from './change.module.css';
import { updateFile } from './change-file.ts';
import { PartWaiting } from './part-waiting.tsx';
import { rewrittenTexts } from './rewrite-model.ts';
import { usePartRows } from './use-part-rows.ts';
import { useRowsShown } from './use-rows-shown.ts';

export interface TextRewriteProps {
  products: readonly ListedProduct[];
  toolId: string;
  rewrite: NonNullable<ToolProducts['rewrite']>;
}

/** More rows are in the file. */
const MAX_SHOWN = 100;

/** The texts that break the rules of today, with the rewritten ones beside, as a file for the marketplace. */
export function TextRewrite({ products, toolId, rewrite }: TextRewriteProps) {
  const t = useProductsWords();
  const format = useFormat();
  const mostShown = useRowsShown(MAX_SHOWN);
  const requests = useMemo(() => [{ toolId, part: 'rewrite' as const, now: Date.now() }], [toolId]);
  const { found, hasFailed } = usePartRows(requests, products);
  const lines = useMemo(
    () => found && rewrittenTexts(found.products, { rows: found.rows[0] ?? [], field: rewrite.field }),
    [found, rewrite],
  );
  if (!lines) return <PartWaiting hasFailed={hasFailed} />;
  const updates = lines.filter(({ sku, proposed }) => sku !== null && proposed !== null);
  return (
    <div className={styles.part}>
      <DataTable
        caption={t('change.broken', {
          shown: format.number(Math.min(mostShown, lines.length)),
          count: format.number(lines.length),
          all: format.number(products.length),
        })}
        captionLook="shown"
        look="boxed"
        narrow="stacked"
        columns={[
          { key: 'sku', header: fieldLabel(t, 'sku'), kind: 'heading', cell: ({ sku }) => sku ?? '–' },
          { key: 'text', header: t('change.textNow'), cell: ({ text }) => text },
          { key: 'proposed', header: t('change.proposed'), cell: ({ proposed }) => proposed ?? '–' },
        ]}
        rows={lines.slice(0, mostShown)}
        rowKey={({ id }) => id}
        empty={t('change.noneBroken')}
      />
      {updates.length > 0 && (
        <Button
          icon="download"
          onClick={() =>
            downloadFile(updateFile(updates, rewrite.updateColumn), {
              name: 'partial-update.txt',
              type: 'text/tab-separated-values',
            })
          }
        >
          {t('change.update', { count: updates.length })}
        </Button>
      )}
    </div>
  );
}
