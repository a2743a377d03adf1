import { useToolWords } from '@seller-toolbox/tool-kit';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useState } from 'react';
import type zh from '../locales/zh.json';
import styles from './color-field.module.css';

export interface ColorFieldProps {
  label: string;
  /** `#RRGGBB` */
  value: string;
  error: string | undefined;
  onValueChange: (color: string) => void;
}

/** A color from the browser's picker or typed as a code; a code is applied once it is complete. */
export function ColorField({ label, value, error, onValueChange }: ColorFieldProps) {
  const { t } = useToolWords<typeof zh>();
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const text = typed !== null && typed.over === value ? typed.text : value;
  const isWhole = toColor(text) !== null;
  return (
    <div className={styles.row}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('ui.pick', { name: label })}
        value={value.toLowerCase()}
        onChange={(event) => onValueChange(event.currentTarget.value.toUpperCase())}
      />
      <Field label={label} error={isWhole ? error : t('ui.colorForm')}>
        <TextInput
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={text}
          onValueChange={(next) => {
            const color = toColor(next);
            setTyped({ text: next, over: color ?? value });
            if (color !== null) onValueChange(color);
          }}
        />
      </Field>
    </div>
  );
}

function toColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toUpperCase()}`;
}
