import { NumberField, useToolWords } from '@seller-toolbox/tool-kit';
import { Field, IconButton, TextInput } from '@seller-toolbox/ui';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import lines from '../line-fields.module.css';
import type { MeasureText } from '../measures.tsx';

const SIDES = ['outerLength', 'outerWidth', 'outerHeight'] as const;
const SHOWN_DIGITS = 3;

export interface CartonFieldsProps {
  carton: CartonInput;
  text: MeasureText;
  errorOf: (field: keyof CartonInput) => string | undefined;
  onChange: (change: Partial<CartonInput>) => void;
  onRemove: () => void;
}

/** One carton of one's own. */
export function CartonFields({
  carton,
  text: { measures, fields },
  errorOf,
  onChange,
  onRemove,
}: CartonFieldsProps) {
  const { t } = useToolWords<typeof zh>();
  const name = carton.name || carton.id;
  return (
    <div className={lines.box} role="group" aria-label={t('ui.ownCarton', { name })}>
      <div className={lines.head}>
        <Field label={t('ui.boxName')} labelLook="hidden" error={errorOf('name')} className={lines.name}>
          <TextInput
            autoComplete="off"
            value={carton.name}
            placeholder={carton.id}
            onValueChange={(next) => onChange({ name: next })}
          />
        </Field>
        <IconButton icon="trash" label={t('ui.removeCarton', { name })} onClick={onRemove} />
      </div>
      <div className={lines.sides}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`ui.${side}`)}
            unit={measures.length}
            value={fields.fromCentimeters(carton[side])}
            shownDigits={SHOWN_DIGITS}
            onValueChange={(next) => onChange({ [side]: fields.toCentimeters(next ?? 0) })}
            whenUnreadable={0}
            error={errorOf(side)}
          />
        ))}
      </div>
      <div className={lines.pair}>
        <NumberField
          label={t('ui.wall')}
          unit={measures.length}
          value={fields.fromCentimeters(carton.wallThickness)}
          shownDigits={SHOWN_DIGITS}
          onValueChange={(next) => onChange({ wallThickness: fields.toCentimeters(next ?? 0) })}
          whenUnreadable={0}
          error={errorOf('wallThickness')}
        />
        <NumberField
          label={t('ui.cartonMaxWeight')}
          unit={measures.weight}
          value={fields.fromKilograms(carton.maxWeight)}
          shownDigits={SHOWN_DIGITS}
          onValueChange={(next) => onChange({ maxWeight: fields.toKilograms(next ?? 0) })}
          whenUnreadable={0}
          error={errorOf('maxWeight')}
        />
      </div>
    </div>
  );
}
