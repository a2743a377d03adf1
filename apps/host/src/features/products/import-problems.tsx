import type { CountedLine, ImportPlan, ImportRow } from '@seller-toolbox/product-store';
import { Field, Notice, Select } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { FileReading } from './import-files.ts';
import { fieldLabel, useProductsWords } from './products-words.ts';
import { RowLimit } from './row-limit.tsx';

const MAX_SHOWN = 10;

export interface ImportProblemsProps {
  readings: readonly FileReading[];
  plan: ImportPlan;
  /** Which line counts where several say a field differently. */
  counts: CountedLine;
  onCounts: (counts: CountedLine) => void;
}

/** What of the files is not taken as it is, line by line. */
export function ImportProblems({ readings, plan, counts, onCounts }: ImportProblemsProps) {
  const t = useProductsWords();
  const format = useFormat();
  const { rowConflicts } = plan;
  const placeOf = ({ file, line }: ImportRow) => t('import.place', { file, line });
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
                {problems.slice(0, MAX_SHOWN).map(({ line, header, cell, code }) => (
                  <li key={`${line} ${header}`}>
                    {t(code ? 'import.problemCurrency' : 'import.problem', { line, header, cell })}
                  </li>
                ))}
                <MoreLines count={problems.length - MAX_SHOWN} />
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
                  first: placeOf(first),
                  second: placeOf(second),
                })}
              </li>
            ))}
            <MoreLines count={rowConflicts.length - MAX_SHOWN} />
          </ul>
          <Field label={t('import.counts')}>
            <Select
              options={[
                { value: 'first' as const, label: t('import.countsFirst') },
                { value: 'last' as const, label: t('import.countsLast') },
              ]}
              value={counts}
              onValueChange={onCounts}
            />
          </Field>
        </Notice>
      )}
    </>
  );
}

function MoreLines({ count }: { count: number }) {
  const t = useProductsWords();
  return count > 0 && <li>{t('import.moreLines', { count })}</li>;
}
