import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Card, classNames, SegmentedControl, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import type { engine } from '../engine/currency-converter.engine.ts';
import { RANGES } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import type { RangeLimits } from './range-limits.ts';
import styles from './trend-card.module.css';
import { useWasVisible } from './use-was-visible.ts';

// The line and its data are loaded when scrolled into view.
const RateHistory = lazy(async () => ({ default: (await import('./rate-history.tsx')).RateHistory }));

/** How the rate moved within a range. */
export function TrendCard({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const { ref, wasVisible } = useWasVisible();
  const { from, to, range } = tool.input;
  const pair = `${from} / ${to}`;
  const [known, setKnown] = useState<{ pair: string; limits: RangeLimits }>();
  const limits = known?.pair === pair ? known.limits : undefined;
  const loading = <Skeleton label={t('ui.historyLoading')} shape="block" />;
  return (
    <Card title={t('ui.trendOf', { pair })}>
      <SegmentedControl
        label={t('ui.range')}
        look="chips"
        options={RANGES.map((id) => ({
          value: id,
          label: t(`ui.range-${id}`),
          disabled: limits?.unavailable.includes(id),
        }))}
        value={range}
        onValueChange={(next) => tool.change({ range: next })}
      />
      {limits?.reason && <p className={styles.reason}>{t(`ui.ranges-${limits.reason}`)}</p>}
      <div ref={ref} className={classNames(styles.body, limits?.isEmpty && styles.collapsed)}>
        {wasVisible ? (
          <Suspense fallback={loading}>
            <RateHistory
              base={from}
              target={to}
              range={range}
              onLimits={(limits) => setKnown({ pair, limits })}
            />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </Card>
  );
}
