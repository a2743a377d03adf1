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

/** How long the first press or key waited until the page could hear it; the library reports it no more. */
function observeFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return;
  new PerformanceObserver((list) => {
    // The browser makes them of this kind for the type that was asked for.
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      report(entry.processingStart - entry.startTime);
  }).observe({ type: 'first-input', buffered: true });
}
