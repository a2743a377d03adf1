import { FileZone, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import { Button } from '@seller-toolbox/ui';
import { ListMenu } from './list-menu.tsx';
import styles from './products-page.module.css';
import { fieldLabel, useProductsWords } from './products-words.ts';

export interface EmptyListProps {
  onFiles: (files: readonly File[]) => void;
  onAdd: () => void;
}

const SAMPLE_FIELDS = ['sku', 'title', 'price', 'packageLength', 'packageWeight', 'stockOnHand'] as const;
const SAMPLE_ROWS = [
  ['MUG-350-WHT', 'Stoneware mug, 350 ml', '19.99', '5.1 in', '0.86 lb', '120'],
  ['PAN-24-BLK', 'Frying pan, 24 cm', '34.50', '16.5 in', '2.4 lb', '48'],
] as const;

/** Before there is a product: what the list is for, and the ways to begin. */
export function EmptyList({ onFiles, onAdd }: EmptyListProps) {
  const t = useProductsWords();
  return (
    <>
      <FileZone
        icon="package"
        accept={TABLE_FILES}
        multiple
        title={t('empty.title')}
        hint={t('empty.hint')}
        kept={t('head.kept')}
        choose={t('list.import')}
        onFiles={onFiles}
      >
        <Button icon="plus" onClick={onAdd}>
          {t('form.add')}
        </Button>
        <ListMenu />
      </FileZone>
      <figure className={styles.sample}>
        <figcaption>{t('empty.sample')}</figcaption>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {SAMPLE_FIELDS.map((field) => (
                  <th key={field} scope="col">
                    {fieldLabel(t, field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SAMPLE_ROWS.map((cells) => (
                <tr key={cells[0]}>
                  {cells.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </>
  );
}
