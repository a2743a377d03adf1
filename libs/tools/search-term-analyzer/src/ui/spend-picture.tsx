import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Card } from '@seller-toolbox/ui';
import { MeterBar, StackedBar } from '@seller-toolbox/ui/charts';
import type { Tone } from '@seller-toolbox/ui';
import type { TermStatus } from '../engine/judge-term.ts';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import styles from './spend-picture.module.css';
import { useAmount } from './use-amount.ts';

const TONES: Readonly<Record<TermStatus, Tone>> = {
  harvest: 'ok',
  exact: 'ok',
  promising: 'accent',
  costly: 'warn',
  waiting: 'neutral',
  wasted: 'bad',
  unclicked: 'neutral',
};

/** Fills of the whole, so that a status keeps its color whatever else a report holds: red for waste, amber for costly. */
const FILLS: Readonly<Record<TermStatus, number>> = {
  harvest: 0,
  costly: 1,
  promising: 2,
  wasted: 3,
  exact: 4,
  waiting: 5,
  unclicked: 6,
};

/** What the money went to, as a whole and for the dearest terms. */
export function SpendPicture({ summary, currency }: { summary: ReportSummary; currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const { spendSplit, dearest, totals } = summary;
  const dearestSpend = dearest[0]?.spend ?? 0;
  if (totals.spend === 0) return null;
  return (
    <div className={styles.pictures}>
      <Card title={t('ui.spendSplit')}>
        <StackedBar
          label={t('ui.spendSplit')}
          segments={spendSplit
            .filter(({ terms }) => terms > 0)
            .map(({ status, spend, terms }) => ({
              id: status,
              label: t(`ui.status-${status}`),
              value: spend,
              fill: FILLS[status],
              text: t('ui.splitText', { spend: amount.money(spend), terms: format.number(terms) }),
            }))}
        />
      </Card>
      <Card title={t('ui.dearest')}>
        <ul className={styles.bars}>
          {dearest.map((term) => (
            <li key={term.text}>
              <MeterBar
                label={term.text}
                value={term.spend}
                max={dearestSpend}
                tone={TONES[term.status]}
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
