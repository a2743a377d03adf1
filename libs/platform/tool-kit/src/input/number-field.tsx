import { formatForInput, parseNumber, looksLikeForeignNumber, type Language } from '@seller-toolbox/words';
import { useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useState, type ReactNode } from 'react';
import { useRevision } from '../revision.ts';

export interface NumberFieldProps {
  label: ReactNode;
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** What an empty or unreadable text counts as. Where that is a number, the field says so. */
  whenUnreadable: number | null;
  /** What an empty field counts as where that follows from other fields; else `whenUnreadable`. */
  placeholder?: string | undefined;
  /** Decimals of a number that was not typed here: what a conversion leaves behind them counts, but is not shown. */
  shownDigits?: number;
  /** Numbers below zero make sense here; phones then show a keyboard with a minus sign. */
  signed?: boolean;
  unit?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/**
 * A number as people write it in their language. The field keeps what was typed, the tool the number; a number from
 * elsewhere (reset, a link, a swap), or another language, replaces the text.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onValueChange,
    whenUnreadable,
    placeholder,
    shownDigits,
    signed = false,
    unit,
    hint,
    error,
    required,
    className,
  } = props;
  const language = useLanguage();
  const revision = useRevision();
  const t = usePlatformWords();
  const [typed, setTyped] = useState<Typed | null>(null);
  const text =
    typed !== null && typed.revision === revision && stillMeans(typed, language, { value, whenUnreadable })
      ? typed.text
      : written(rounded(value, shownDigits), language);

  const number = parseNumber(text, language);
  const isUnreadable = text.trim() !== '' && number === null;
  const unreadable =
    whenUnreadable === null
      ? t('problems.not-a-number')
      : t('problems.counted-as', { value: written(whenUnreadable, language) });
  const readAs =
    number !== null && looksLikeForeignNumber(text, language)
      ? t('problems.read-as', { value: written(number, language) })
      : undefined;
  return (
    <Field
      label={label}
      unit={unit}
      hint={readAs ?? hint}
      error={isUnreadable ? unreadable : error}
      {...(required === undefined ? {} : { required })}
      className={className}
    >
      <TextInput
        inputMode={signed ? 'text' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder ?? written(whenUnreadable, language)}
        value={text}
        onValueChange={(next) => {
          setTyped({ text: next, language, revision });
          onValueChange(parseNumber(next, language) ?? whenUnreadable);
        }}
      />
    </Field>
  );
}

interface Typed {
  readonly text: string;
  readonly language: Language;
  readonly revision: number;
}

/** A number typed in another language is reformatted; a text that is no number stays as it is in every language. */
function stillMeans(
  { text, ...typed }: Typed,
  language: Language,
  { value, whenUnreadable }: FieldValue,
): boolean {
  const number = parseNumber(text, typed.language);
  if ((number ?? whenUnreadable) !== value) return false;
  return typed.language === language || (number === null && parseNumber(text, language) === null);
}

interface FieldValue {
  readonly value: number | null;
  readonly whenUnreadable: number | null;
}

function rounded(value: number | null, digits: number | undefined): number | null {
  return value === null || digits === undefined ? value : Number(value.toFixed(digits));
}

function written(value: number | null, language: Language): string {
  return value === null ? '' : formatForInput(value, language);
}
