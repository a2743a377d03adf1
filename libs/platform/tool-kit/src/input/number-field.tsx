import { decimalSeparator, formatForInput, parseNumber, type Language } from '@seller-toolbox/words';
import { useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { useFieldsState } from '../fields-state.ts';
import type { FieldReading, TakeSides } from './read-measure.ts';

const HAS_DIGIT = /\p{N}/u;

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
  /** A symbol such as `in` or `kg`: what is typed in another unit of the same dimension is converted. */
  unit?: ReactNode;
  /** Takes a size such as `12 x 8 x 4 in` that is typed or pasted into this field. */
  onSides?: TakeSides | undefined;
  /** Replaces the way in which a text that is no plain number is read. */
  readText?: ((text: string, language: Language) => Promise<FieldReading | null>) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/**
 * A number as people write it in their language, or a measure such as `12 1/2`, `5 ft 6 in` or `450 g`, which is read by
 * code that is loaded for it. The field keeps what was typed, the tool the number; a number from elsewhere (reset, a link,
 * a swap), or another language, replaces the text.
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
    onSides,
    readText = readInUnit(typeof unit === 'string' ? unit : undefined, onSides),
    hint,
    error,
    required,
    className,
  } = props;
  const language = useLanguage();
  const { revision, isCleared } = useFieldsState();
  const t = usePlatformWords();
  const [lastTyped, setTyped] = useState<Typed | null>(null);
  const latest = useRef('');
  const typed =
    lastTyped?.revision === revision && meansSameValue(lastTyped, language, { value, whenUnreadable })
      ? lastTyped
      : null;
  const shown = isCleared && value === 0 ? '' : written(rounded(value, shownDigits), language);
  const text = typed?.text ?? shown;
  const groupSign = decimalSeparator(language) === '.' ? ',' : '.';

  function type(next: string, isPasted = false) {
    const number = parseNumber(next, language);
    latest.current = next;
    const typedNow: Typed = { text: next, language, revision, number };
    // A number with the thousands sign of the language gets a note where it was read as decimals.
    const isLate = HAS_DIGIT.test(next) && (number === null || next.includes(groupSign));
    if (number !== null || !isLate) settle(typedNow);
    else setTyped({ ...typedNow, number: value, isPending: true });
    if (!isLate) return;
    void readText(next, language)
      .catch(() => null)
      .then((reading) => {
        if (latest.current !== next) return;
        settle({ ...typedNow, number: reading?.value ?? number, reading });
        if (isPasted) showValue();
      });
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain').trim();
    // A measure replaces what is in the field; rows of a table are for the tool.
    const isMeasure = HAS_DIGIT.test(pasted) && !/[\t\n]/.test(pasted) && /[\p{L}×*"″”]/u.test(pasted);
    if (!isMeasure || parseNumber(pasted, language) !== null) return;
    event.preventDefault();
    type(pasted, true);
  }

  function settle(now: Typed) {
    setTyped(now);
    if (now.reading?.apply) now.reading.apply();
    else onValueChange(now.number ?? whenUnreadable);
  }

  /** A text that filled more than this field gives way to the value of this field. */
  function showValue() {
    setTyped((current) => (current?.reading?.apply ? { ...current, text: null } : current));
  }

  const unreadable =
    whenUnreadable === null
      ? t('problems.not-a-number')
      : t('problems.counted-as', { value: written(whenUnreadable, language) });
  const isUnreadable = text.trim() !== '' && typed?.number === null && !typed.isPending;
  return (
    <Field
      label={label}
      unit={unit}
      hint={typed?.reading?.note ?? hint}
      error={isUnreadable ? unreadable : error}
      {...(required === undefined ? {} : { required })}
      className={className}
    >
      <TextInput
        inputMode={signed ? 'text' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder ?? written(whenUnreadable, language)}
        value={text}
        onValueChange={(next) => type(next)}
        onPaste={paste}
        onBlur={showValue}
      />
    </Field>
  );
}

function readInUnit(unit: string | undefined, onSides: TakeSides | undefined) {
  return async (text: string, language: Language): Promise<FieldReading | null> =>
    (await import('./read-measure.ts')).readMeasure(text, { language, unit, onSides });
}

interface Typed {
  /** Null where the field shows its value again, and still what that was read from. */
  readonly text: string | null;
  readonly language: Language;
  readonly revision: number;
  readonly number: number | null;
  readonly reading?: FieldReading | null;
  /** The code that reads the text is being loaded. */
  readonly isPending?: boolean;
}

/** A number typed in another language is reformatted; a text that is no number stays as it is in every language. */
function meansSameValue({ number, ...typed }: Typed, language: Language, field: FieldValue): boolean {
  const counted = number ?? field.whenUnreadable;
  // A tool that counts in other units gives a converted number back with a rounding error.
  const isSame = counted === field.value || (typed.reading && isClose(counted, field.value));
  if (!isSame && !typed.isPending) return false;
  return typed.language === language || (number === null && parseNumber(typed.text ?? '', language) === null);
}

function isClose(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= Math.abs(b) * 1e-6;
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
