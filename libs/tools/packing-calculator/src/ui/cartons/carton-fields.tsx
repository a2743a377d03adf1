import { useToolWords } from '@seller-toolbox/tool-kit';
import { useWords } from '@seller-toolbox/words/react';
import { Field, IconButton, TextInput } from '@seller-toolbox/ui';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { LATE_WORDS, type LateWords } from '../late/late-words.ts';
import lines from '../line-fields.module.css';
import type { MEASURE_FIELDS } from '../measure-fields.tsx';

const SIDES = ['outerLength', 'outerWidth', 'outerHeight'] as const;

/** Passed by the page, so that this lazy chunk does not contain them again. */
export type SharedFields = typeof MEASURE_FIELDS;

export interface CartonFieldsProps {
  carton: CartonInput;
  fields: SharedFields;
  errorOf: (field: keyof CartonInput) => string | undefined;
  onChange: (change: Partial<CartonInput>) => void;
  onRemove: () => void;
}

/** The fields of one personal carton. */
export function CartonFields({
  carton,
  fields: { LengthField, WeightField },
  errorOf,
  onChange,
  onRemove,
}: CartonFieldsProps) {
  const { t } = useToolWords<typeof zh>();
  const late = useWords<LateWords>(LATE_WORDS);
  const name = carton.name || carton.id;
  return (
    <div className={lines.box} role="group" aria-label={late('late.ownCarton', { name })}>
      <div className={lines.head}>
        <Field label={t('ui.boxName')} labelLook="hidden" error={errorOf('name')} className={lines.name}>
          <TextInput
            autoComplete="off"
            value={carton.name}
            placeholder={carton.id}
            onValueChange={(next) => onChange({ name: next })}
          />
        </Field>
        <IconButton icon="trash" label={late('late.removeCarton', { name })} onClick={onRemove} />
      </div>
      <div className={lines.sides}>
        {SIDES.map((side) => (
          <LengthField
            key={side}
            label={late(`late.${side}`)}
            value={carton[side]}
            onValueChange={(next) => onChange({ [side]: next })}
            onSides={([outerLength, outerWidth, outerHeight]) =>
              onChange({ outerLength, outerWidth, outerHeight })
            }
            error={errorOf(side)}
          />
        ))}
      </div>
      <div className={lines.pair}>
        <LengthField
          label={late('late.wall')}
          value={carton.wallThickness}
          onValueChange={(next) => onChange({ wallThickness: next })}
          error={errorOf('wallThickness')}
        />
        <WeightField
          label={late('late.cartonMaxWeight')}
          value={carton.maxWeight}
          onValueChange={(next) => onChange({ maxWeight: next })}
          error={errorOf('maxWeight')}
        />
      </div>
    </div>
  );
}
