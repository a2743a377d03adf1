/** A span of days before today over which units sold are counted. */
export interface SalesWindow {
  readonly field: 'sales7' | 'sales30' | 'sales90';
  readonly days: number;
  /** Share of the rate where all three windows are known. */
  readonly weight: number;
}

/** Shortest first. The weights are this tool's choice: half of the rate is from the last week, so that it follows a trend. */
export const SALES_WINDOWS: readonly SalesWindow[] = [
  { field: 'sales7', days: 7, weight: 0.5 },
  { field: 'sales30', days: 30, weight: 0.3 },
  { field: 'sales90', days: 90, weight: 0.2 },
];
