import { useToolWords } from '@seller-toolbox/tool-kit';
import { Icon } from '@seller-toolbox/ui';
import type { Aspect } from '../engine/review-aspects.data.ts';
import type { Theme } from '../engine/review-themes.data.ts';
import type zh from '../locales/zh.json';
import styles from './review-sections.module.css';

const SIDES = [
  { side: 'betterThan', icon: 'trending-up' },
  { side: 'worseThan', icon: 'trending-down' },
] as const;

export interface CompetitorComparisonProps {
  comparison: Readonly<Record<'betterThan' | 'worseThan', readonly (Aspect | Theme)[]>>;
}

/** Strengths and weaknesses against the competitors. */
export function CompetitorComparison({ comparison }: CompetitorComparisonProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.pair}>
      {SIDES.map(({ side, icon }) => (
        <section key={side} className={styles.section}>
          <h3>{t(`ui.${side}`)}</h3>
          <ul className={styles.aspects} data-side={side}>
            {comparison[side].map((aspect) => (
              <li key={aspect}>
                <Icon name={icon} size={16} />
                {t(`ui.aspect-${aspect}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
