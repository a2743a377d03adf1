import { NumberField, type TakeSides } from '@seller-toolbox/tool-kit';
import { useMeasures } from './measures.tsx';

/** Of a size that was given in other units. */
const SHOWN_DIGITS = 3;

export interface MeasureFieldProps {
  label: string;
  /** Centimeters or kilograms, whatever the units of the page. */
  value: number;
  onValueChange: (value: number) => void;
  error: string | undefined;
}

export interface LengthFieldProps extends MeasureFieldProps {
  /** In centimeters and kilograms. */
  onSides?: TakeSides;
}

/** A length in the units of the page; what is no number counts as 0. */
export function LengthField({ value, onValueChange, onSides, ...field }: LengthFieldProps) {
  const { measures, fields } = useMeasures();
  return (
    <NumberField
      {...field}
      unit={measures.length}
      value={fields.fromCentimeters(value)}
      shownDigits={SHOWN_DIGITS}
      onValueChange={(next) => onValueChange(fields.toCentimeters(next ?? 0))}
      onSides={
        onSides &&
        (([length, width, height], weight) =>
          onSides(
            [fields.toCentimeters(length), fields.toCentimeters(width), fields.toCentimeters(height)],
            weight && fields.toKilograms(weight),
          ))
      }
      whenUnreadable={0}
    />
  );
}

/** A weight in the units of the page; what is no number counts as 0. */
export function WeightField({ value, onValueChange, ...field }: MeasureFieldProps) {
  const { measures, fields } = useMeasures();
  return (
    <NumberField
      {...field}
      unit={measures.weight}
      value={fields.fromKilograms(value)}
      shownDigits={SHOWN_DIGITS}
      onValueChange={(next) => onValueChange(fields.toKilograms(next ?? 0))}
      whenUnreadable={0}
    />
  );
}

export const MEASURE_FIELDS = { LengthField, WeightField };
