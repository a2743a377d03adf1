import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { CSSProperties } from 'react';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './acos-path.module.css';
import { useAmount } from './use-amount.ts';
import { usePoints } from './use-points.ts';

export interface AcosPathProps {
  summary: ReportSummary;
  currency: string;
}

/** A waterfall from the ACOS of the report to its target: a column for each step with what it takes off and saves, the last one with what is left to the target. */
export function AcosPath({ summary, currency }: AcosPathProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { about } = useAmount(currency);
  const points = usePoints();
  const { acosSteps, acosGap, stillNeeded, target } = summary;
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value / 100));
  const [now, last] = [acosSteps[0]?.acos ?? 0, acosSteps.at(-1)?.acos ?? 0];
  const columns = [
    ...acosSteps.map(({ action, count, ...step }) => ({
      ...step,
      action,
      name:
        action === 'now' ? t('ui.step-now') : t(`ui.step-${action}`, { count, number: format.number(count) }),
    })),
    ...(acosGap === null
      ? []
      : [
          {
            action: 'target',
            name: t('ui.targetAcos'),
            acos: target,
            cut: acosGap,
            saving: stillNeeded?.lessSpend ?? 0,
          },
        ]),
  ];
  return (
    <div
      className={styles.path}
      role="group"
      aria-label={t('ui.col-acos')}
      data-target={acosGap !== null}
      style={{ '--now': now, '--last': last, '--target': acosGap === null ? now : target } as CSSProperties}
    >
      {columns.map(({ action, name, acos, cut, saving }, index) => (
        <div
          key={action}
          data-action={action}
          style={{ '--acos': acos, '--before': columns[index - 1]?.acos ?? acos } as CSSProperties}
        >
          <i />
          <span>{name}</span>
          <b>{percent(acos)}</b>
          {cut !== null && cut > 0 && (
            <small>
              −{points(cut)} · {about(saving)}
            </small>
          )}
        </div>
      ))}
    </div>
  );
}
