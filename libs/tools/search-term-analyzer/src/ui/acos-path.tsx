import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { CSSProperties } from 'react';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './acos-path.module.css';
import type { ChosenTable } from './report-tables.tsx';
import { useAmount } from './use-amount.ts';
import { usePoints } from './use-points.ts';

/** Where the terms or bids of a step are listed; the bids with those that it lowers first. */
const LISTS = {
  exclude: { list: 'wasted', sort: null },
  'lower-bids': { list: 'bids', sort: { key: 'change', descending: false } },
} as const satisfies Record<string, ChosenTable>;

/** Share of the longest bar from which on what a step takes off is wide enough to write its points and money on it. */
const WRITTEN_FROM = 0.2;

export interface AcosPathProps {
  summary: ReportSummary;
  currency: string;
  onShow: (table: ChosenTable) => void;
}

/** The way from the ACOS of the report to its target as steps: what each kind of action takes off and saves, and what that leaves out. */
export function AcosPath({ summary, currency, onShow }: AcosPathProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { about } = useAmount(currency);
  const points = usePoints();
  const { acosSteps, acosGap, target, bidMoves } = summary;
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value / 100));
  const now = acosSteps[0]?.acos ?? 0;
  const { higher, limit } = bidMoves;
  const assumed = [
    ...(limit === null ? [] : [t('ui.bidLimit', { max: format.percent(limit / 100) })]),
    ...(higher > 0 ? [t('ui.raisesLeftOut', { count: higher, number: format.number(higher) })] : []),
  ];
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
      {acosSteps.map(({ action, count, acos, cut, saving }, index) => (
        <div
          key={action}
          style={{ '--acos': acos, '--before': acosSteps[index - 1]?.acos ?? acos } as CSSProperties}
        >
          {action === 'now' ? (
            <span>{t('ui.step-now')}</span>
          ) : (
            <button type="button" onClick={() => onShow(LISTS[action])}>
              {t(`ui.step-${action}`, { count, number: format.number(count) })}
            </button>
          )}
          <i />
          <b>{percent(acos)}</b>
          {cut !== null && cut > 0 && (
            <small className={cut >= WRITTEN_FROM * Math.max(now, target ?? 0) ? styles.within : undefined}>
              −{points(cut)} · {about(saving)}
            </small>
          )}
        </div>
      ))}
      {assumed.length > 0 && <p>{assumed.join(' · ')}</p>}
    </div>
  );
}
