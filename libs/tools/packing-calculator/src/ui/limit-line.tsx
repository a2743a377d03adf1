import { useToolWords } from '@seller-toolbox/tool-kit';
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
  const { weight, length } = useMeasures();
  return (
    <ul className={styles.limits} aria-label={t('ui.limits')}>
      {limitChecks(result, rules).map(({ limit, value, max, isWithin }) => {
        const [name, write] =
          limit === 'weight' ? [t('ui.actualWeight'), weight] : [t('ui.longestSide'), length];
        return (
          <li key={limit} data-within={isWithin}>
            <Icon name={isWithin ? 'circle-check' : 'circle-x'} size={16} />
            {`${name} ${write(value)} / ${write(max)}${isWithin ? '' : ` · ${t('ui.overLimit')}`}`}
          </li>
        );
      })}
    </ul>
  );
}
