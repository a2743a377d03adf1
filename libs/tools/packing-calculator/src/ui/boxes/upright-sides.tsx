import { useToolWords } from '@seller-toolbox/tool-kit';
import { Checkbox, Disclosure } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { BoxSide } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import styles from './box-fields.module.css';

const SIDES = ['height', 'width', 'length'] as const;

export interface UprightSidesProps {
  sides: readonly BoxSide[];
  onChange: (sides: BoxSide[]) => void;
}

/** Which sides of a box may stand upright; one of them has to. */
export function UprightSides({ sides, onChange }: UprightSidesProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const allowed = SIDES.filter((side) => sides.includes(side)).map((side) => t(`ui.${side}`));
  return (
    <Disclosure summary={t('ui.upright')} aside={format.list(allowed)}>
      <fieldset className={styles.upright} aria-label={t('ui.upright')}>
        {SIDES.map((side) => {
          const isOn = sides.includes(side);
          return (
            <Checkbox
              key={side}
              label={t(`ui.${side}`)}
              checked={isOn}
              disabled={isOn && sides.length === 1}
              onCheckedChange={(checked) =>
                onChange(SIDES.filter((other) => (other === side ? checked : sides.includes(other))))
              }
            />
          );
        })}
        {sides.length === 1 && <p className={styles.hint}>{t('ui.uprightLast')}</p>}
      </fieldset>
    </Disclosure>
  );
}
