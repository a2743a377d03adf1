import type { Problem } from '@seller-toolbox/tool-contract';
import { NumberField, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Field, IconButton, Select, TextInput } from '@seller-toolbox/ui';
import type { LabelInput } from '../engine/barcode-labels.schema.ts';
import { LABEL_TYPES } from '../engine/label-value.ts';
import type zh from '../locales/zh.json';
import styles from './label-inputs.module.css';
import type { SuggestedCode } from './suggested-code.ts';

export interface LabelFieldsProps {
  label: LabelInput;
  index: number;
  problems: readonly Problem[];
  /** Error text of the code. */
  rejection: string | undefined;
  /** Suggested correction of the code. */
  suggestion: SuggestedCode | null;
  onChange: (change: Partial<LabelInput>) => void;
  onRemove?: (() => void) | undefined;
}

/** The fields of one label: code, texts and copies. */
export function LabelFields({
  label,
  index,
  problems,
  rejection,
  suggestion,
  onChange,
  onRemove,
}: LabelFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const errorOf = (field: keyof LabelInput) => problemAt(problems, `labels.${index}.${field}`);
  return (
    <div className={styles.label}>
      <div className={styles.code}>
        <Field label={t('ui.type')}>
          <Select
            options={LABEL_TYPES.map((type) => ({ value: type, label: t(`ui.type-${type}`) }))}
            value={label.type}
            onValueChange={(type) => onChange({ type })}
          />
        </Field>
        <Field label={t('ui.code')} error={errorOf('value') ?? rejection}>
          <TextInput
            value={label.value}
            autoComplete="off"
            spellCheck={false}
            onValueChange={(value) => onChange({ value })}
          />
        </Field>
        {onRemove && (
          <IconButton icon="trash" label={t('ui.remove', { code: label.value })} onClick={onRemove} />
        )}
      </div>
      {suggestion !== null && (
        <div className={styles.actions}>
          <Button size="s" onClick={() => onChange(suggestion)}>
            {t(suggestion.type ? 'ui.useUpc' : 'ui.useCode', { code: suggestion.value })}
          </Button>
        </div>
      )}
      <Field label={t('ui.title')} error={errorOf('title')}>
        <TextInput value={label.title} onValueChange={(title) => onChange({ title })} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('ui.condition')} error={errorOf('condition')}>
          <TextInput value={label.condition} onValueChange={(condition) => onChange({ condition })} />
        </Field>
        <NumberField
          label={t('ui.copies')}
          value={label.copies}
          onValueChange={(copies) => onChange({ copies: copies ?? 0 })}
          whenUnreadable={0}
          error={errorOf('copies')}
        />
      </div>
    </div>
  );
}
