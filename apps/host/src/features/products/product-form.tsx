import { changeFields, type ListedProduct, type ProductChange } from '@seller-toolbox/product-store';
import { Dialog, Field, Select, TextArea, TextInput } from '@seller-toolbox/ui';
import { useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import { fieldsWith, FIELD_IDS, type FieldId } from '@seller-toolbox/products';
import { choicesOf, kindOf, ownFields, readValue, writtenValue } from './product-fields.ts';
import styles from './products-page.module.css';
import { fieldLabel, useProductsWords } from './products-words.ts';
import { yesOrNo } from './yes-or-no.ts';

export interface ProductFormProps {
  /** A new one has no values. */
  listed: ListedProduct;
  isNew: boolean;
  onSave: (change: ProductChange) => void;
  onClose: () => void;
}

const MULTILINE: readonly FieldId[] = ['title', 'bullets', 'description', 'searchTerms', 'notes'];

/** All fields of one product. */
export function ProductForm({ listed, isNew, onSave, onClose }: ProductFormProps) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const language = useLanguage();
  const [texts, setTexts] = useState<Readonly<Partial<Record<FieldId, string>>>>({});
  const fields = [...FIELD_IDS, ...ownFields([listed])];
  const wrong = fields.filter((field) => {
    const text = texts[field];
    return text !== undefined && !readValue(field, text, language).ok;
  });
  const put = (field: FieldId) => (text: string) => setTexts({ ...texts, [field]: text });

  function save() {
    const after = fields.reduce((edited, field) => {
      const text = texts[field];
      const read = text === undefined ? null : readValue(field, text, language);
      if (!read?.ok) return edited;
      return changeFields(edited, fieldsWith(edited.product, field, read.value))?.after ?? edited;
    }, listed);
    if (after !== listed) onSave({ id: listed.id, before: isNew ? null : listed, after });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t('form.add') : (listed.product.title ?? listed.product.sku ?? t('table.unnamed'))}
      closeLabel={platform('frame.dismiss')}
      place="drawer"
      dismiss="explicit"
      footer={
        <DialogActions icon="save" isReady={wrong.length === 0} onConfirm={save} onCancel={onClose}>
          {platform('frame.save')}
        </DialogActions>
      }
    >
      <div className={styles.form}>
        {fields.map((field) => {
          const kind = kindOf(field);
          const value = texts[field] ?? writtenValue(listed.product, field, language);
          const choices =
            kind === 'yes-no'
              ? yesOrNo(t)
              : choicesOf(field).map((choice) => ({ value: choice, label: choice }));
          return (
            <Field
              key={field}
              label={fieldLabel(t, field)}
              error={wrong.includes(field) ? t('table.wrong') : undefined}
              className={MULTILINE.includes(field) ? styles.wide : undefined}
            >
              {choices.length > 0 ? (
                <Select
                  options={[{ value: '', label: t('table.none') }, ...choices]}
                  value={value}
                  onValueChange={put(field)}
                />
              ) : MULTILINE.includes(field) ? (
                <TextArea rows={field === 'bullets' ? 5 : 2} value={value} onValueChange={put(field)} />
              ) : (
                <TextInput
                  value={value}
                  inputMode={kind === 'figure' ? 'decimal' : undefined}
                  onValueChange={put(field)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </Dialog>
  );
}
