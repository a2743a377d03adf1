import { Button, Checkbox, Dialog, Field, IconButton, Select, TextInput } from '@seller-toolbox/ui';
import { useProductList } from '@seller-toolbox/product-store';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useState, type ReactNode } from 'react';
import { FILTERS, type Filter } from './find-products.ts';
import { ListMenu } from './list-menu.tsx';
import { FIELD_IDS, type FieldId } from '@seller-toolbox/products';
import styles from './products-page.module.css';
import { fieldLabel, useProductsWords } from './products-words.ts';

export interface ViewBarProps {
  text: string;
  onText: (text: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  fields: readonly FieldId[];
  own: readonly FieldId[];
  onFields: (fields: readonly FieldId[]) => void;
  onExport: () => void;
  actions: ReactNode;
}

/** Above the table: find, filter, columns, undo, and the list as a whole. */
export function ViewBar(props: ViewBarProps) {
  const { text, onText, filter, onFilter, fields, own, onFields, onExport, actions } = props;
  const t = useProductsWords();
  const platform = usePlatformWords();
  const { list, store } = useProductList();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.find}>
        <Field label={t('table.find')} labelLook="hidden">
          <TextInput
            type="search"
            icon="search"
            placeholder={t('table.find')}
            value={text}
            onValueChange={onText}
          />
        </Field>
        <Field label={t('table.filter')} labelLook="hidden">
          <Select
            options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={filter}
            onValueChange={onFilter}
          />
        </Field>
      </div>
      <div className={styles.actions}>
        {actions}
        <IconButton
          icon="reset"
          label={platform('frame.undo')}
          aria-disabled={!list.canUndo || list.writing !== null}
          onClick={() => void store.undo()}
        />
        <IconButton
          icon="history"
          label={t('list.redo')}
          aria-disabled={!list.canRedo || list.writing !== null}
          onClick={() => void store.redo()}
        />
        <Button icon="sliders" words="wide" variant="quiet" onClick={() => setChoosing(true)}>
          {t('table.columns')}
        </Button>
        <ListMenu onExport={onExport} />
      </div>
      <Dialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('table.columns')}
        closeLabel={platform('frame.dismiss')}
        place="drawer"
      >
        <div className={styles.columns}>
          {[...FIELD_IDS, ...own].map((field) => (
            <Checkbox
              key={field}
              label={fieldLabel(t, field)}
              checked={fields.includes(field)}
              onCheckedChange={(isShown) =>
                onFields(isShown ? [...fields, field] : fields.filter((other) => other !== field))
              }
            />
          ))}
        </div>
      </Dialog>
    </div>
  );
}
