import { useToolWords } from '@seller-toolbox/tool-kit';
import { Checkbox } from '@seller-toolbox/ui';
import type { BoxSide } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import { SHOWN_SIDES, type UprightSidesProps } from './shown-sides.ts';
import styles from './upright-choices.module.css';

/** A checkbox for each side; the last one that may face up cannot be unchecked. */
export function UprightChoices({ sides, onChange }: UprightSidesProps) {
  const { t } = useToolWords<typeof zh>();
  const change = (side: BoxSide, isUp: boolean) =>
    onChange(SHOWN_SIDES.filter((other) => (other === side ? isUp : sides.includes(other))));
  return (
    <fieldset className={styles.upright} aria-label={t('ui.upright')}>
      {SHOWN_SIDES.map((side) => {
        const isUp = sides.includes(side);
        return (
          <Checkbox
            key={side}
            label={t(`ui.${side}`)}
            checked={isUp}
            disabled={isUp && sides.length === 1}
            onCheckedChange={(checked) => change(side, checked)}
          />
        );
      })}
      {sides.length === 1 && <p className={styles.hint}>{t('ui.uprightLast')}</p>}
    </fieldset>
  );
}
