import { yesOrNo } from './yes-or-no.ts';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldId } from '@seller-toolbox/products';
import { choicesOf, kindOf, readValue, writtenValue } from './product-fields.ts';
import styles from './product-table.module.css';
import { useProductsWords } from './products-words.ts';

export interface CellEditorProps {
  listed: ListedProduct;
  field: FieldId;
  label: string;
  typed: string | null;
  onValue: (value: unknown) => void;
  /** Which cell is next, by rows and columns. */
  onEnd: (step: readonly [number, number]) => void;
}

/** The field over a cell: Enter goes down, Tab to the right, Escape keeps the old value. */
export function CellEditor({ listed, field, label, typed, onValue, onEnd }: CellEditorProps) {
  const language = useLanguage();
  const t = useProductsWords();
  const [text, setText] = useState(() => typed ?? writtenValue(listed.product, field, language));
  const [isWrong, setWrong] = useState(false);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  /** A key that ends the edit takes the focus away, which would end it once more. */
  const isEnded = useRef(false);
  useEffect(() => control.current?.focus(), []);

  function leave(step: readonly [number, number]) {
    isEnded.current = true;
    onEnd(step);
  }
  function end(step: readonly [number, number]) {
    const read = readValue(field, text, language);
    if (!read.ok) return setWrong(true);
    onValue(read.value);
    leave(step);
  }
  function press(event: KeyboardEvent) {
    const step = stepOf(event);
    if (step === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') leave(step);
    else end(step);
  }
  const shared = {
    ref: control,
    className: styles.editor,
    'aria-label': label,
    'aria-invalid': isWrong,
    title: isWrong ? t('table.wrong') : undefined,
    value: text,
    onKeyDown: press,
    onBlur: () => {
      if (isEnded.current) return;
      const read = readValue(field, text, language);
      if (read.ok) onValue(read.value);
      leave([0, 0]);
    },
  };
  const kind = kindOf(field);
  if (kind === 'text' || kind === 'figure') {
    return (
      <input
        {...shared}
        inputMode={kind === 'figure' ? 'decimal' : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
      />
    );
  }
  const options = kind === 'yes-no' ? yesOrNo(t) : choicesOf(field).map((value) => ({ value, label: value }));
  return (
    <select {...shared} onChange={({ currentTarget }) => setText(currentTarget.value)}>
      <option value="">{t('table.none')}</option>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): readonly [number, number] | null {
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0];
  if (key === 'Tab') return [0, shiftKey ? -1 : 1];
  return key === 'Escape' ? [0, 0] : null;
}
