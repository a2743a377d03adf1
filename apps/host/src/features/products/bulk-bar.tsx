import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog.tsx';
import type { FieldId } from '@seller-toolbox/products';
import styles from './products-page.module.css';
import { useProductsWords } from './products-words.ts';

export interface BulkBarProps {
  count: number;
  onField: (field: FieldId, value: unknown) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done to the chosen products together. */
export function BulkBar({ count, onField, onRemove, onClear }: BulkBarProps) {
  const t = useProductsWords();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.bulk}>
      <strong>{t('bulk.chosen', { count })}</strong>
      <Button size="s" icon="sliders" onClick={() => setEditing(true)}>
        {t('bulk.set')}
      </Button>
      <Button size="s" icon="trash" onClick={onRemove}>
        {t('bulk.remove')}
      </Button>
      <Button size="s" variant="quiet" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {isEditing && <BulkDialog count={count} onSave={onField} onClose={() => setEditing(false)} />}
    </div>
  );
}
