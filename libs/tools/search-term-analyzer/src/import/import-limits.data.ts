/**
 * Our own limits, so that no text file can crash the tab. The row limits come from the requirements.
 */
export const IMPORT_LIMITS = {
  cells: 8_000_000,
  csvBytes: 60_000_000,
  csvLineLength: 200_000,
  /** Rows searched for the header. */
  headerRows: 40,
  /** Rows below the header sampled for the number style. */
  styleRows: 2000,
} as const;

/** Rows read before the full pass. */
export const HEAD_ROWS = IMPORT_LIMITS.headerRows + IMPORT_LIMITS.styleRows;
