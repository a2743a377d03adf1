/**
 * Our own limits, so that no text file can take the tab with it. The row limits are the project's.
 */
export const IMPORT_LIMITS = {
  cells: 8_000_000,
  csvBytes: 60_000_000,
  csvRows: 200_000,
  csvLineLength: 200_000,
  /** A header, and lines above it, are looked for in so many rows. */
  headerRows: 40,
  /** How figures are written is told by so many rows more. */
  styleRows: 2000,
} as const;

/** What is looked at before all rows are read. */
export const HEAD_ROWS = IMPORT_LIMITS.headerRows + IMPORT_LIMITS.styleRows;
