import { formatForInput, parseNumber, type Language } from '@seller-toolbox/i18n';
import { useLanguage, usePlatformWords } from '@seller-toolbox/i18n/react';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useState, type ReactNode } from 'react';

export interface NumberFieldProps {
  label: ReactNode;
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** What an empty or unreadable text counts as. Where it is 0, the field says so. */
  whenUnreadable: 0 | null;
  unit?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/**
 * A number as people write it in their language; what they typed stays as they typed it. The field keeps the text,
 * the tool the number, and a number that comes from elsewhere (reset, a link, a swap) replaces the text.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onValueChange, whenUnreadable, unit, hint, error, required, className } = props;
  const language = useLanguage();
  const t = usePlatformWords();
  const [typed, setTyped] = useState(() => ({ text: written(value, language), language }));
  const text = belongsTo(typed.text, value, { whenUnreadable, language: typed.language })
    ? typed.text
    : written(value, language);

  const isUnreadable = text.trim() !== '' && parseNumber(text, typed.language) === null;
  const unreadable = whenUnreadable === 0 ? t('problems.counted-as-zero') : t('problems.not-a-number');
  return (
    <Field
      label={label}
      unit={unit}
      hint={hint}
      error={isUnreadable ? unreadable : error}
      {...(required === undefined ? {} : { required })}
      className={className}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onValueChange={(next) => {
          setTyped({ text: next, language });
          onValueChange(parseNumber(next, language) ?? whenUnreadable);
        }}
      />
    </Field>
  );
}

function written(value: number | null, language: Language): string {
  return value === null ? '' : formatForInput(value, language);
}

interface Reading {
  readonly whenUnreadable: 0 | null;
  readonly language: Language;
}

/** Whether the text, read in the language it was typed in, is the number that the tool holds. */
function belongsTo(text: string, value: number | null, { whenUnreadable, language }: Reading): boolean {
  return (parseNumber(text, language) ?? whenUnreadable) === value;
}
