/** Our own limits, so that no workbook can take the tab with it. */
export const WORKBOOK_LIMITS = {
  bytes: 25_000_000,
  /** Of what is read of it. */
  unpackedBytes: 100_000_000,
  rows: 50_000,
  /** A header, and lines above it, are looked for in so many lines, which come on top of the rows. */
  linesAbove: 40,
  cells: 8_000_000,
  /** A spreadsheet keeps 32,767 signs in one. */
  cellLength: 200_000,
} as const;
