import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './acos-path.module.css';
import { usePoints } from './use-points.ts';

/** The way from the ACOS of the report to its target: what each kind of action makes of it, and what is left. */
export function AcosPath({ summary: { acosSteps, acosGap, target } }: { summary: ReportSummary }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const points = usePoints();
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value / 100));
  return (
    <div className={styles.path} role="group" aria-label={t('ui.col-acos')}>
      {acosSteps.map(({ action, count, acos }) => (
        <KeyFigure
          key={action}
          size="s"
          label={t(`ui.step-${action}`, { count, number: format.number(count) })}
          value={percent(acos)}
        />
      ))}
      {acosGap !== null && (
        <>
          <KeyFigure
            size="s"
            label={t('ui.acosTarget')}
            value={percent(target)}
            tone={acosGap > 0 ? 'warn' : 'ok'}
          />
          <p className={styles.gap}>
            {acosGap > 0 ? t('ui.acosAbove', { points: points(acosGap) }) : t('ui.acosReached')}
          </p>
        </>
      )}
    </div>
  );
}
