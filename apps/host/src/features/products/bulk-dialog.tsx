import { Button, Dialog, Field, Select, TextInput } from '@seller-toolbox/ui';
import { useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { FIELD_IDS, type FieldId } from '@seller-toolbox/products';
import { choicesOf, kindOf, readValue } from './product-fields.ts';
import { fieldLabel, useProductsWords } from './products-words.ts';
import { yesOrNo } from './yes-or-no.ts';

export interface BulkDialogProps {
  count: number;
  onSave: (field: FieldId, value: unknown) => void;
  onClose: () => void;
}

/** One value for a field of all chosen products; an empty one empties the field. */
export function BulkDialog({ count, onSave, onClose }: BulkDialogProps) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const language = useLanguage();
  const [field, setField] = useState<FieldId>('cost');
  const [text, setText] = useState('');
  const read = readValue(field, text, language);
  const kind = kindOf(field);
  const choices = kind === 'yes-no' ? yesOrNo(t) : choicesOf(field).map((value) => ({ value, label: value }));
  function save() {
    if (!read.ok) return;
    onSave(field, read.value);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.title', { count })}
      closeLabel={platform('frame.dismiss')}
      footer={
        <Button variant="primary" icon="save" aria-disabled={!read.ok} onClick={save}>
          {platform('frame.save')}
        </Button>
      }
    >
      <Field label={t('bulk.field')}>
        <Select
          options={FIELD_IDS.map((value) => ({ value, label: fieldLabel(t, value) }))}
          value={field}
          onValueChange={(chosen) => {
            setField(chosen);
            setText('');
          }}
        />
      </Field>
      <Field label={t('bulk.value')} hint={t('bulk.hint')} error={read.ok ? undefined : t('table.wrong')}>
        {choices.length > 0 ? (
          <Select
            options={[{ value: '', label: t('table.none') }, ...choices]}
            value={text}
            onValueChange={setText}
          />
        ) : (
          <TextInput value={text} onValueChange={setText} />
        )}
      </Field>
    </Dialog>
  );
}
