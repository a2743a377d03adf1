import type { ToolProducts } from '@seller-toolbox/products';
import type { ProductChange } from '@seller-toolbox/tool-contract';
import { Button, Notice } from '@seller-toolbox/ui';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { fieldLabel, useProductsWords } from '../products-words.ts';
import { changeAsCsv } from './change-file.ts';
import type { CatalogueChange } from './change-model.ts';
import { NotComputedList } from './not-computed.tsx';
import { LineTable, SumTable, useCheaperText } from './change-tables.tsx';

export interface ChangeResultProps {
  result: CatalogueChange;
  toolId: string;
  hook: ToolProducts;
  change: ProductChange;
  /** Names of the two sides. */
  before: string;
  after: string;
  notComputed: string;
  fileName: string;
}

/** Sums by marketplace, the products that change most, and all as a file. */
export function ChangeResult({ notComputed, fileName, hook, ...shown }: ChangeResultProps) {
  const t = useProductsWords();
  const { result, before, after, toolId, change } = shown;
  const cheaperText = useCheaperText(toolId, change);
  const cheaper = change.cheaper && cheaperText;
  const headers = [
    ...(['sku', 'asin', 'marketplace', 'currency'] as const).map((field) => fieldLabel(t, field)),
    before,
    after,
    t('change.difference'),
    t('change.units'),
    t('change.monthly'),
    ...(cheaper ? [t('change.cheaper'), t('change.yearly')] : []),
  ];
  return (
    <>
      {result.sums.length > 0 && result.sums.every((sum) => sum.difference === null) && (
        <Notice>{t('change.addSales')}</Notice>
      )}
      <SumTable {...shown} />
      <LineTable {...shown} />
      <Button
        icon="download"
        onClick={() =>
          downloadFile(changeAsCsv(result.lines, { headers, cheaper }), { name: fileName, type: 'text/csv' })
        }
      >
        {t('change.export')}
      </Button>
      <NotComputedList {...{ toolId, hook }} title={notComputed} products={result.notComputed} />
    </>
  );
}
