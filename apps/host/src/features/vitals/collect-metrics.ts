import { onCLS, onFCP, onLCP, onTTFB } from 'web-vitals';
import type { MetricName, PageMetrics } from './performance-score.ts';

/** What the browser has seen of the page's load, and every change of it from then on. Nothing is sent. */
export function collectMetrics(report: (metrics: PageMetrics) => void): void {
  let metrics: PageMetrics = {};
  const take = (name: MetricName) => (value: number) => {
    metrics = { ...metrics, [name]: value };
    report(metrics);
  };
  const always = { reportAllChanges: true };
  onTTFB(({ value }) => take('timeToFirstByte')(value));
  onFCP(({ value }) => take('firstPaint')(value));
  onLCP(({ value }) => take('largestPaint')(value), always);
  onCLS(({ value }) => take('layoutShift')(value), always);
  observeFirstInput(take('firstInputDelay'));
}

/** The delay of the first press or key until the page handled it; the library no longer reports it. */
function observeFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return;
  new PerformanceObserver((list) => {
    // The browser makes entries of this class for the requested type.
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      report(entry.processingStart - entry.startTime);
  }).observe({ type: 'first-input', buffered: true });
}
