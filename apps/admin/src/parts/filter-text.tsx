import { Field, TextInput } from '@seller-toolbox/ui';
import { useState } from 'react';

export interface FilterTextProps {
  readonly label: string;
  readonly maxLength: number;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by a typed text; applied on blur or Enter. */
export function FilterText({ label, maxLength, value = '', onChange }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The address changed by other means than this field.
    setShown(value);
    setTyped(value);
  }

  function take() {
    const text = typed.trim();
    if (text !== value) onChange(text || undefined);
  }

  return (
    <Field label={label}>
      <TextInput
        type="search"
        maxLength={maxLength}
        value={typed}
        onValueChange={setTyped}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </Field>
  );
}
