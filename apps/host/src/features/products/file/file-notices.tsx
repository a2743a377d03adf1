import { mixedUnits, type ProductMapping } from '@seller-toolbox/file-import/product-file';
import type { ColumnTargets } from '@seller-toolbox/file-import/tool-batch';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { Notice } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { useProductsWords } from '../products-words.ts';
import { RowLimit } from '../row-limit.tsx';
import { useFileWords } from './file-words.ts';
import type { LoadedTool } from './use-batch-tool.ts';

export interface FileNoticesProps {
  table: TextTable;
  targets: ColumnTargets;
  tool: LoadedTool;
}

const MAX_EXAMPLES = 5;

/** What is unusual in a file, before it is computed. */
export function FileNotices({ table, targets, tool: { hook, facts } }: FileNoticesProps) {
  const t = useFileWords();
  const products = useProductsWords();
  const format = useFormat();
  // Targets of a tool that works with products are fields of a product.
  const mixed = useMemo(
    () => (hook ? mixedUnits(table, targets as ProductMapping) : []),
    [table, targets, hook],
  );
  const twice = useMemo(() => repeatedSkus(table, targets.indexOf('sku')), [table, targets]);
  return (
    <>
      {table.unread && (
        <Notice tone="warn">
          <p>{t('notice.cut', { count: format.number(table.rows.length) })}</p>
          <RowLimit table={table} />
        </Notice>
      )}
      {table.isHeadless && <Notice tone="warn">{t('notice.headless')}</Notice>}
      {targets.every((target) => target === null) && <Notice tone="warn">{t('mapping.none')}</Notice>}
      {mixed.length > 0 && (
        <Notice tone="info">{products('import.mixedUnits', { columns: format.list(mixed) })}</Notice>
      )}
      {twice.length > 0 && (
        <Notice tone="info">
          {t('notice.twice', {
            count: format.number(twice.length),
            examples: format.list(twice.slice(0, MAX_EXAMPLES)),
          })}
        </Notice>
      )}
      {facts.takesAllRows && <Notice tone="info">{t('notice.together')}</Notice>}
    </>
  );
}

/** SKUs that more than one row has. */
function repeatedSkus({ rows }: TextTable, column: number): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { cells } of column < 0 ? [] : rows) {
    const sku = cells[column] ?? '';
    if (sku !== '' && seen.has(sku)) repeated.add(sku);
    seen.add(sku);
  }
  return [...repeated];
}
