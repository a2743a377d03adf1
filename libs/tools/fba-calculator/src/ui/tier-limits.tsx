import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './tier-limits.module.css';
import { useTierName } from './tier-name.ts';

/** How much of each limit of its tier the packed unit uses; on a wide screen, where there is space beside the result. */
export function TierLimits({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const { tierLimits, sizeTier, units } = output;
  const figure = (value: number) => format.number(value, { digits: 3 });
  const title = t('ui.limits', { tier: tierName(sizeTier) });
  if (tierLimits.length === 0) return null;
  return (
    <figure className={styles.limits} aria-label={title}>
      <figcaption>{title}</figcaption>
      <ul>
        {tierLimits.map(({ measure, value, limit }) => (
          <li key={measure}>
            {t(`ui.limit-${measure}`)}{' '}
            <span>
              {figure(value)} / {figure(limit)} {measure.endsWith('weight') ? units.weight : units.length}
            </span>
            <svg viewBox={`0 0 ${limit} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={value} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
