/** What a page load cost: milliseconds, the shift without a unit. What was not seen costs nothing. */
export interface PageMetrics {
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly firstInputDelay?: number;
  readonly layoutShift?: number;
  readonly timeToFirstByte?: number;
}

export type MetricName = keyof PageMetrics;

/** Above a limit a metric costs points; only the worse of the two steps counts. */
interface Deduction {
  readonly metric: MetricName;
  readonly over: number;
  readonly points: number;
  readonly farOver: number;
  readonly farPoints: number;
}

/** The table of the specification, calculators and utilities, section 9. */
export const DEDUCTIONS: readonly Deduction[] = [
  { metric: 'firstPaint', over: 1800, points: 10, farOver: 3000, farPoints: 20 },
  { metric: 'largestPaint', over: 2500, points: 15, farOver: 4000, farPoints: 25 },
  { metric: 'firstInputDelay', over: 100, points: 10, farOver: 300, farPoints: 20 },
  { metric: 'layoutShift', over: 0.1, points: 8, farOver: 0.25, farPoints: 15 },
  { metric: 'timeToFirstByte', over: 600, points: 10, farOver: 1500, farPoints: 20 },
];

/** The points that a metric costs. */
export function deductedPoints(metric: MetricName, value: number | undefined): number {
  const row = DEDUCTIONS.find((deduction) => deduction.metric === metric);
  if (!row || value === undefined) return 0;
  if (value > row.farOver) return row.farPoints;
  return value > row.over ? row.points : 0;
}

/** 100 for a page that is within every limit, 0 at worst. */
export function performanceScore(metrics: PageMetrics): number {
  const deducted = DEDUCTIONS.reduce((sum, { metric }) => sum + deductedPoints(metric, metrics[metric]), 0);
  return Math.max(0, 100 - deducted);
}
