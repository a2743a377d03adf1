/** A span of days before today over which units sold are counted. */
export interface SalesWindow {
  readonly field: 'sales7' | 'sales30' | 'sales90';
  readonly days: number;
  /** How much it counts where all three are known. */
  readonly weight: number;
}

/** Shortest first. The weights are this tool's own: half of the rate is that of the last week, so that a trend shows. */
export const SALES_WINDOWS: readonly SalesWindow[] = [
  { field: 'sales7', days: 7, weight: 0.5 },
  { field: 'sales30', days: 30, weight: 0.3 },
  { field: 'sales90', days: 90, weight: 0.2 },
];
