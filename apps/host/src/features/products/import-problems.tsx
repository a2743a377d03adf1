import type { ImportPlan } from '@seller-toolbox/product-store';
import { Notice } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { FileReading } from './import-files.ts';
import { fieldLabel, useProductsWords } from './products-words.ts';
import { RowLimit } from './row-limit.tsx';

const MAX_SHOWN = 10;

/** What of the files is not taken as it is, line by line. */
export function ImportProblems({ readings, plan }: { readings: readonly FileReading[]; plan: ImportPlan }) {
  const t = useProductsWords();
  const format = useFormat();
  const { rowConflicts } = plan;
  return (
    <>
      {readings.map(({ file, problems, mixedUnits, products }) => (
        <div key={file.name}>
          {file.table.unread && (
            <Notice tone="warn" title={file.name}>
              <p>{t('import.cut', { count: format.number(file.table.rows.length) })}</p>
              <RowLimit table={file.table} />
            </Notice>
          )}
          {file.table.isHeadless && <Notice tone="warn">{t('import.headless', { file: file.name })}</Notice>}
          {products.length === 0 && (
            <Notice tone="warn" title={file.name}>
              {t('import.nothing')}
            </Notice>
          )}
          {mixedUnits.length > 0 && (
            <Notice tone="info" title={file.name}>
              {t('import.mixedUnits', { columns: format.list(mixedUnits) })}
            </Notice>
          )}
          {problems.length > 0 && (
            <Notice tone="warn" title={t('import.problems', { file: file.name, count: problems.length })}>
              <ul>
                {problems.slice(0, MAX_SHOWN).map(({ line, header, cell }) => (
                  <li key={`${line} ${header}`}>{t('import.problem', { line, header, cell })}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      ))}
      {rowConflicts.length > 0 && (
        <Notice tone="warn" title={t('import.twice', { count: rowConflicts.length })}>
          <ul>
            {rowConflicts.slice(0, MAX_SHOWN).map(({ product, field, first, second }) => (
              <li key={`${second.file} ${second.line} ${field}`}>
                {t('import.twiceLine', {
                  sku: product.sku ?? product.asin ?? '',
                  field: fieldLabel(t, field),
                  first: first.line,
                  second: second.line,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
