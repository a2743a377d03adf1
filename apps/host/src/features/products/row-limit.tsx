import type { TextTable } from '@seller-toolbox/file-import/table-file';
import { useFormat } from '@seller-toolbox/words/react';
import { useProductsWords } from './products-words.ts';

/** Of a file that is read in part: how much of one is read. */
export function RowLimit({ table: { limit } }: { table: TextTable }) {
  const t = useProductsWords();
  const format = useFormat();
  if (!limit) return null;
  const max = format.number(limit.max);
  return <p>{limit.kind === 'rows' ? t('import.maxRows', { max }) : t('import.maxCells', { max })}</p>;
}
