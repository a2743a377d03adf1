import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './report-totals.module.css';
import { useAmount } from './use-amount.ts';
import { usePercent } from './use-percent.ts';

/** The sums of the report besides its ACOS, spend and sales. */
export function ReportTotals({ summary, currency }: { summary: ReportSummary; currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const { totals } = summary;
  const percent = usePercent();
  const figures = [
    ['orders', format.number(totals.orders)],
    ['clicks', format.number(totals.clicks)],
    ['cvr', percent(totals.cvr)],
    ['cpc', totals.cpc === null ? '–' : amount.money(totals.cpc)],
  ] as const;
  return (
    <div className={styles.totals} role="group" aria-label={t('ui.totals')}>
      {figures.map(([name, value]) => (
        <KeyFigure key={name} size="s" label={t(`ui.col-${name}`)} value={value} />
      ))}
    </div>
  );
}
