import { NumberField, useToolWords } from '@seller-toolbox/tool-kit';
import type { Problem } from '@seller-toolbox/tool-contract';
import { Checkbox, Field, IconButton, TextInput } from '@seller-toolbox/ui';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { LengthField, WeightField } from '../measure-fields.tsx';
import lines from '../line-fields.module.css';
import { BoxSwatch } from '../picture/box-tile.tsx';
import { UprightSides } from './upright-sides.tsx';

const SIDES = ['length', 'width', 'height'] as const;

export interface BoxFieldsProps {
  box: BoxInput;
  /** Place in the list, from 0: it decides the color in the picture. */
  index: number;
  problems: readonly Problem[];
  onChange: (change: Partial<BoxInput>) => void;
  /** Missing for the last box of a list, which cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** One line of the load. */
export function BoxFields({ box, index, problems, onChange, onRemove }: BoxFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const name = box.name || box.id;
  const errorOf = (field: keyof BoxInput) => problemAt(problems, `boxes.${index}.${field}`);
  return (
    <div className={lines.box} role="group" aria-label={t('ui.boxNamed', { name })}>
      <div className={lines.head}>
        <BoxSwatch index={index} />
        <Field label={t('ui.boxName')} labelLook="hidden" error={errorOf('name')} className={lines.name}>
          <TextInput
            autoComplete="off"
            value={box.name}
            placeholder={box.id}
            onValueChange={(next) => onChange({ name: next })}
          />
        </Field>
        <Checkbox
          label={t('ui.fragile')}
          checked={box.isFragile}
          onCheckedChange={(checked) => onChange({ isFragile: checked })}
        />
        <IconButton
          icon="trash"
          label={onRemove ? t('ui.removeBox', { name }) : t('ui.lastBox')}
          disabled={!onRemove}
          onClick={onRemove}
        />
      </div>
      <div className={lines.sides}>
        {SIDES.map((side) => (
          <LengthField
            key={side}
            label={t(`ui.${side}`)}
            value={box[side]}
            onValueChange={(next) => onChange({ [side]: next })}
            onSides={([length, width, height], weight) =>
              onChange({ length, width, height, ...(weight !== null && { weight }) })
            }
            error={errorOf(side)}
          />
        ))}
      </div>
      <div className={lines.pair}>
        <WeightField
          label={t('ui.weight')}
          value={box.weight}
          onValueChange={(next) => onChange({ weight: next })}
          error={errorOf('weight')}
        />
        <NumberField
          label={t('ui.quantity')}
          unit={t('ui.pieces')}
          value={box.quantity}
          onValueChange={(next) => onChange({ quantity: next ?? 1 })}
          whenUnreadable={1}
          error={errorOf('quantity')}
        />
      </div>
      <UprightSides sides={box.uprightSides} onChange={(uprightSides) => onChange({ uprightSides })} />
    </div>
  );
}
