import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Card, SegmentedControl, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense } from 'react';
import type { engine } from '../engine/currency-converter.engine.ts';
import { RANGES } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import styles from './trend-card.module.css';
import { useWasVisible } from './use-was-visible.ts';

// The line and its data are loaded when scrolled into view.
const RateHistory = lazy(async () => ({ default: (await import('./rate-history.tsx')).RateHistory }));

/** How the rate moved within a range. */
export function TrendCard({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const { ref, wasVisible } = useWasVisible();
  const { from, to, range } = tool.input;
  const loading = <Skeleton label={t('ui.historyLoading')} shape="block" />;
  return (
    <Card title={t('ui.trendOf', { pair: `${from} / ${to}` })}>
      <SegmentedControl
        label={t('ui.range')}
        look="chips"
        options={RANGES.map((id) => ({ value: id, label: t(`ui.range-${id}`) }))}
        value={range}
        onValueChange={(next) => tool.change({ range: next })}
      />
      <div ref={ref} className={styles.body}>
        {wasVisible ? (
          <Suspense fallback={loading}>
            <RateHistory base={from} target={to} range={range} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </Card>
  );
}
