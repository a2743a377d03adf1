import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Icon } from '@seller-toolbox/ui';
import { limitChecks } from '../engine/limit-checks.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type { PackingRules } from '../engine/packing-rules.data.ts';
import type zh from '../locales/zh.json';
import { useMeasures } from './measures.tsx';
import styles from './packed-carton.module.css';

/** Whether the carton keeps the limits of the marketplace: each figure beside its limit. */
export function LimitLine({ result, rules }: { result: CartonResult; rules: PackingRules }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { fields, weight, length } = useMeasures();
  return (
    <ul className={styles.limits} aria-label={t('ui.limits')}>
      {limitChecks(result, rules).map(({ limit, value, max, isWithin }) => {
        const isWeight = limit === 'weight';
        const bare = isWeight ? fields.fromKilograms(value) : fields.fromCentimeters(value);
        return (
          <li key={limit} data-within={isWithin}>
            <Icon name={isWithin ? 'circle-check' : 'circle-x'} size={16} />
            {t(`ui.limit-${isWithin ? 'within' : 'over'}-${limit}`, {
              value: format.number(bare),
              max: isWeight ? weight(max, 2) : length(max),
            })}
          </li>
        );
      })}
    </ul>
  );
}
