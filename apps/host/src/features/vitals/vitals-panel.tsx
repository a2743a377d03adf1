import { useFormat, useWords } from '@seller-toolbox/words/react';
import { IconButton } from '@seller-toolbox/ui';
import { useEffect, useState } from 'react';
import type zh from '../../words/vitals/zh.json';
import { collectMetrics } from './collect-metrics.ts';
import { deductedPoints, DEDUCTIONS, performanceScore, type PageMetrics } from './performance-score.ts';
import styles from './vitals-panel.module.css';

/** Load metrics of this page, shown with `?debug=vitals`. */
export function VitalsPanel() {
  const t = useWords<typeof zh>('vitals');
  const format = useFormat();
  const [metrics, setMetrics] = useState<PageMetrics>({});
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => collectMetrics(setMetrics), []);
  if (!isOpen) return null;

  const shown = (value: number | undefined, isShift: boolean) => {
    if (value === undefined) return t('panel.unseen');
    return isShift ? format.number(value, { digits: 3 }) : `${format.number(Math.round(value))} ms`;
  };
  return (
    <section className={styles.panel} aria-label={t('panel.title')}>
      <div className={styles.head}>
        <h2>{t('panel.title')}</h2>
        <output className={styles.score}>{performanceScore(metrics)}</output>
        <IconButton icon="x" size="s" label={t('panel.close')} onClick={() => setIsOpen(false)} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('panel.metric')}</th>
            <th scope="col">{t('panel.value')}</th>
            <th scope="col">{t('panel.points')}</th>
          </tr>
        </thead>
        <tbody>
          {DEDUCTIONS.map(({ metric }) => (
            <tr key={metric}>
              <th scope="row">{t(`metric.${metric}`)}</th>
              <td>{shown(metrics[metric], metric === 'layoutShift')}</td>
              <td>{format.number(0 - deductedPoints(metric, metrics[metric]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('panel.note')}</p>
    </section>
  );
}
