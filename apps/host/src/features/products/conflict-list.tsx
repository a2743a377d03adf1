import { conflictKey, withField, type FieldConflict } from '@seller-toolbox/product-store';
import { Button, Checkbox } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { FieldId, Product } from '@seller-toolbox/products';
import styles from './import-dialog.module.css';
import { shownValue } from './product-fields.ts';
import { fieldLabel, useProductsWords } from './products-words.ts';

export interface ConflictListProps {
  conflicts: readonly FieldConflict[];
  keepsMine: (conflict: FieldConflict) => boolean;
  /** The keys of the conflicts whose value stays. */
  onMine: (keys: ReadonlySet<string>) => void;
}

/** More are decided together. */
const MAX_SHOWN = 100;

/** Values that the list and a file say differently: which one counts is chosen for each, or for all. */
export function ConflictList({ conflicts, keepsMine, onMine }: ConflictListProps) {
  const t = useProductsWords();
  const format = useFormat();
  const shown = (product: Product, field: FieldId, value: unknown) =>
    shownValue(withField(product, field, value), field, format);
  const keysOfMine = (isMine: (conflict: FieldConflict) => boolean) =>
    new Set(conflicts.filter(isMine).map(conflictKey));
  return (
    <section className={styles.conflicts} aria-label={t('import.conflicts')}>
      <div className={styles.choices}>
        <Button size="s" onClick={() => onMine(new Set())}>
          {t('import.takeAll')}
        </Button>
        <Button size="s" onClick={() => onMine(keysOfMine(() => true))}>
          {t('import.keepAll')}
        </Button>
      </div>
      <ul>
        {conflicts.slice(0, MAX_SHOWN).map((conflict) => {
          const { product, field, mine, theirs, file, line } = conflict;
          const key = conflictKey(conflict);
          return (
            <li key={key}>
              <Checkbox
                checked={!keepsMine(conflict)}
                label={`${product.sku ?? product.asin ?? product.title ?? ''} · ${fieldLabel(t, field)}: ${shown(product, field, mine)} → ${shown(product, field, theirs)}`}
                hint={t('import.place', { file, line })}
                onCheckedChange={(isTheirs) =>
                  onMine(keysOfMine((other) => (conflictKey(other) === key ? !isTheirs : keepsMine(other))))
                }
              />
            </li>
          );
        })}
      </ul>
      {conflicts.length > MAX_SHOWN && (
        <p>{t('import.moreConflicts', { count: conflicts.length - MAX_SHOWN })}</p>
      )}
    </section>
  );
}
