import { useToolWords } from '@seller-toolbox/tool-kit';
import { useRateHistory, type RateFailure } from '@seller-toolbox/tool-kit/rates';
import { useFormat, useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, DataTable, Disclosure, Notice, Skeleton } from '@seller-toolbox/ui';
import { LineChart } from '@seller-toolbox/ui/line-chart';
import { useEffect, useEffectEvent, useState } from 'react';
import { rateTrend, type RateTrend } from '../engine/rate-trend.ts';
import type zh from '../locales/zh.json';
import styles from './rate-history.module.css';
import { rangeLimits, type RangeLimits } from './range-limits.ts';
import { timeScale, type RateHistory as History } from './time-scale.ts';

export interface RateHistoryProps extends Pick<History, 'base' | 'target' | 'range'> {
  /** Called with each history, and with `NO_HISTORY` where it could not be loaded. */
  onLimits: (limits: RangeLimits) => void;
}

const NO_HISTORY: RangeLimits = { isEmpty: true, unavailable: [], reason: null };

/** The trend of a pair with its line and points, or the reason why there is none. */
export function RateHistory(props: RateHistoryProps) {
  const [attempt, setAttempt] = useState(0);
  return <LoadedHistory key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedHistory({ onRetry, onLimits, ...query }: RateHistoryProps & { onRetry: () => void }) {
  const { t } = useToolWords<typeof zh>();
  const state = useRateHistory(query);
  const report = useEffectEvent(onLimits);
  useEffect(() => {
    if (state.status === 'ready') report(rangeLimits(state.history));
    if (state.status === 'failed') report(NO_HISTORY);
  }, [state]);
  if (state.status === 'loading') return <Skeleton label={t('ui.historyLoading')} shape="block" />;
  if (state.status === 'failed') return <HistoryFailure failure={state.failure} onRetry={onRetry} />;
  const trend = rateTrend(state.history.dataPoints);
  const { unavailable } = rangeLimits(state.history);
  return (
    <div className={styles.history}>
      {trend ? (
        <TrendPicture history={state.history} trend={trend} />
      ) : (
        // The card gives the reason itself where it is that of this range.
        !unavailable.includes(state.history.range) && <Notice tone="info">{t('ui.noTrend')}</Notice>
      )}
      {trend && <p className={styles.note}>{t(noteOf(state.history))}</p>}
    </div>
  );
}

function HistoryFailure({ failure, onRetry }: { failure: RateFailure; onRetry: () => void }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  return (
    <Notice
      tone="warn"
      live="polite"
      title={t('ui.historyFailed')}
      actions={
        <Button size="s" onClick={onRetry}>
          {platform('frame.retry')}
        </Button>
      }
    >
      {failure.code === UNKNOWN_CURRENCY ? t('findings.unknown-currency') : undefined}
    </Notice>
  );
}

/** The service's code for a pair without a rate. */
const UNKNOWN_CURRENCY = 'rates.unknown-currency';

function noteOf({ granularity, range }: History) {
  if (granularity === 'snapshot') return 'ui.granularity-snapshot';
  return range === '1h' || range === '1d' ? 'ui.granularity-daily-short' : 'ui.granularity-daily';
}

const ARROWS = { up: '↑', down: '↓', stable: '→' } as const;

function TrendPicture({ history, trend }: { history: History; trend: RateTrend }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const platform = usePlatformWords();
  const language = useLanguage();
  const { base, target, range, granularity, dataPoints } = history;
  const scale = timeScale(history, language);
  const signed = (figure: number, text: string) => (figure > 0 ? `+${text}` : text);
  const said = t('ui.trendIs', {
    trend: t(`ui.trend-${trend.trend}`),
    percent: signed(trend.changePercent, format.number(trend.changePercent, { digits: 3 })),
    change: signed(trend.change, format.significant(trend.change, 4)),
  });
  const rangeName = t(`ui.range-${range}`);
  const label = `${base} / ${target}, ${rangeName}: ${said}`;
  return (
    <>
      <p className={styles.trend}>
        <span aria-hidden="true">{ARROWS[trend.trend]} </span>
        {said}
      </p>
      <LineChart
        label={label}
        points={dataPoints.map(({ date, rate }) => ({ x: scale.toX(date), y: rate }))}
        formatX={scale.format}
        formatY={(rate) => format.significant(rate, 5)}
      />
      <Disclosure summary={t('ui.asTable')} aside={platform('frame.lines', { count: dataPoints.length })}>
        <DataTable
          caption={label}
          columns={[
            {
              key: 'date',
              header: t('ui.date'),
              kind: 'heading',
              cell: ({ date }) =>
                granularity === 'daily' ? format.date(date.slice(0, 10)) : format.dateTime(Date.parse(date)),
            },
            {
              key: 'rate',
              header: `1 ${base} = … ${target}`,
              kind: 'number',
              cell: ({ rate }) => format.significant(rate, 8),
            },
          ]}
          rows={dataPoints.toReversed()}
          rowKey={({ date }) => date}
        />
      </Disclosure>
    </>
  );
}
