import { Field, Select } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';

export interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  /** Undefined: all. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A filter of a list: all, or one of a few values. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, values, nameOf, value, onChange } = props;
  const t = useFrameWords();
  const options = [
    { value: '', label: t('table.all') },
    ...values.map((each) => ({ value: String(each), label: nameOf(each) })),
  ];
  return (
    <Field label={label}>
      <Select
        options={options}
        value={value ?? ''}
        onValueChange={(chosen) => onChange(values.find((each) => each === chosen))}
      />
    </Field>
  );
}
