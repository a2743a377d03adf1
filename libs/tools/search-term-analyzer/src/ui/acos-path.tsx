import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useId, type CSSProperties } from 'react';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import { acosBars } from './acos-bars.ts';
import styles from './acos-path.module.css';
import { useAmount } from './use-amount.ts';
import { usePercent } from './use-percent.ts';
import { usePoints } from './use-points.ts';

export interface AcosPathProps {
  summary: ReportSummary;
  currency: string;
}

/** Bars from the target up to the ACOS of the report and to the ACOS after each step; the last one is what is still to be saved until the target is reached. */
export function AcosPath({ summary, currency }: AcosPathProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { about } = useAmount(currency);
  const points = usePoints();
  const titleId = useId();
  const { acosSteps, acosGap, stillNeeded } = summary;
  const target = acosGap === null ? null : summary.target;
  const percent = usePercent();
  const { ticks, bars, zero } = acosBars(
    acosSteps.map(({ acos }) => acos),
    target,
  );
  const steps = acosSteps.map(({ action, count, acos }, index) => ({
    action,
    value: percent(acos),
    also: '',
    name:
      action === 'now' ? t('ui.step-now') : t(`ui.step-${action}`, { count, number: format.number(count) }),
    bar: bars[index] ?? null,
  }));
  const left = stillNeeded
    ? {
        name: t('ui.stillToCut'),
        value: about(stillNeeded.lessSpend),
        also: t('ui.orSales', { amount: about(stillNeeded.moreSales) }),
      }
    : { name: t('ui.targetAcos'), value: percent(target), also: '' };
  const columns = [
    ...steps,
    ...(target === null ? [] : [{ ...left, action: 'target', bar: { value: 0, y: zero } }]),
  ];
  const scaleText = (value: number) => (target === null ? percent(value) : signed(points, value));
  return (
    <section className={styles.path} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {target === null ? t('ui.col-acos') : t('ui.pointsAbove', { target: percent(target) })}
      </h2>
      <div className={styles.columns}>
        <div className={styles.scale} aria-hidden="true">
          {ticks.map(({ value, y }) => (
            <span key={value} data-zero={value === 0} style={{ bottom: `${y}%` }}>
              {scaleText(value)}
            </span>
          ))}
        </div>
        {columns.map(({ action, name, value, also, bar }, index) => {
          const y = bar?.y ?? zero;
          const places = { '--zero': zero, '--end': y, '--before': columns[index - 1]?.bar?.y ?? y };
          return (
            <div key={action} data-action={action} data-above={target !== null && y > zero}>
              <i style={places as CSSProperties}>
                {target !== null && action !== 'target' && bar && <em>{signed(points, bar.value)}</em>}
              </i>
              <span>{name}</span>
              <span>
                <b>{value}</b>
                {also && <small>{also}</small>}
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** With its sign, which says on which side of the target it is. */
function signed(points: (value: number) => string, value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return sign + points(Math.abs(value));
}
