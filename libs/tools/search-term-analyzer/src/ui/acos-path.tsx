import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { CSSProperties } from 'react';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './acos-path.module.css';
import { usePoints } from './use-points.ts';

/** The way from the ACOS of the report to its target as steps: what each kind of action takes off, and what is left above the target. */
export function AcosPath({ summary: { acosSteps, acosGap, target, sizes } }: { summary: ReportSummary }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const points = usePoints();
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value / 100));
  const now = acosSteps[0]?.acos ?? 0;
  const bids = format.number(sizes.bids);
  return (
    <div
      className={styles.path}
      role="group"
      aria-label={t('ui.col-acos')}
      style={{ '--now': now, '--target': acosGap === null ? now : target } as CSSProperties}
    >
      {acosGap !== null && (
        <div className={styles.target}>
          <b>{t('ui.acosTarget', { target: percent(target) })}</b>
        </div>
      )}
      {acosSteps.map(({ action, count, acos }, index) => (
        <div
          key={action}
          style={{ '--acos': acos, '--before': acosSteps[index - 1]?.acos ?? acos } as CSSProperties}
        >
          <span>{t(`ui.step-${action}`, { count, number: format.number(count), bids })}</span>
          <i />
          <b>{percent(acos)}</b>
        </div>
      ))}
      {acosGap !== null && (
        <p>{acosGap > 0 ? t('ui.acosAbove', { points: points(acosGap) }) : t('ui.acosReached')}</p>
      )}
    </div>
  );
}
