import { Field, TextInput } from '@seller-toolbox/ui';

export interface FilterDayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Why it does not hold. */
  readonly error?: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by a day, `2026-11-22`. */
export function FilterDay({ label, value = '', min, max, error, onChange }: FilterDayProps) {
  return (
    <Field label={label} error={error}>
      <TextInput
        type="date"
        min={min}
        max={max}
        value={value}
        onValueChange={(day) => onChange(day || undefined)}
      />
    </Field>
  );
}
