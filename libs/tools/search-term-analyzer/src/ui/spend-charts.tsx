import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Card } from '@seller-toolbox/ui';
import { MeterBar, StackedBar } from '@seller-toolbox/ui/charts';
import type { TermStatus } from '../engine/judge-term.ts';
import { toShownText } from '../engine/target-kind.ts';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './spend-charts.module.css';
import { STATUS_TONES } from './status-looks.data.ts';
import { useAmount } from './use-amount.ts';

/** Pattern by status, so that a status has the same in every report. */
const FILLS: Readonly<Record<TermStatus, number>> = {
  harvest: 0,
  costly: 1,
  promising: 2,
  wasted: 3,
  exact: 4,
  waiting: 5,
  unclicked: 6,
};

/** Charts of the spend: by status, and for the terms with the highest spend. */
export function SpendCharts({ summary, currency }: { summary: ReportSummary; currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const { spendSplit, topTerms } = summary;
  const maxSpend = topTerms[0]?.spend ?? 0;
  return (
    <div className={styles.pictures}>
      <div>
        <StackedBar
          label={t('ui.spendSplit')}
          segments={spendSplit
            .filter(({ terms }) => terms > 0)
            .map(({ status, spend, terms }) => ({
              id: status,
              label: t(`ui.status-${status}`),
              value: spend,
              fill: FILLS[status],
              tone: STATUS_TONES[status],
              text: t('ui.splitText', { spend: amount.money(spend), terms: format.number(terms) }),
            }))}
        />
      </div>
      <Card title={t('ui.topTerms')}>
        <ul className={styles.bars}>
          {topTerms.map((term) => (
            <li key={term.text}>
              <MeterBar
                label={toShownText(term.text)}
                value={term.spend}
                max={maxSpend}
                tone={STATUS_TONES[term.status]}
                text={t('ui.barText', {
                  spend: amount.money(term.spend),
                  orders: format.number(term.orders),
                  status: t(`ui.status-${term.status}`),
                })}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
