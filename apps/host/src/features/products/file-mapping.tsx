import { COLUMN_TARGETS, type ProductMapping } from '@seller-toolbox/file-import/product-file';
import { Disclosure, IconButton } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { ColumnChoices, targetLabel } from './column-choices.tsx';
import type { ImportFile } from './import-files.ts';
import styles from './import-dialog.module.css';
import { useProductsWords } from './products-words.ts';

export interface FileMappingProps {
  file: ImportFile;
  onMapping: (mapping: ProductMapping) => void;
  onRemove: () => void;
}

/** Which column of a file goes where; open where nothing was recognized. */
export function FileMapping({ file, onMapping, onRemove }: FileMappingProps) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const { table, mapping, name } = file;
  const used = mapping.filter((target) => target !== null).length;
  const options = [
    { value: '' as const, label: t('import.skip') },
    ...COLUMN_TARGETS.map((value) => ({ value, label: targetLabel(t, value) })),
  ];
  return (
    <div className={styles.file}>
      <Disclosure
        summary={name}
        aside={t('import.columns', { used, all: mapping.length, count: table.rows.length })}
        look="boxed"
        open={used === 0 ? true : undefined}
      >
        <ColumnChoices table={table} options={options} targets={mapping} onTargets={onMapping} />
      </Disclosure>
      <IconButton icon="x" label={`${platform('frame.remove')}: ${name}`} onClick={onRemove} />
    </div>
  );
}
