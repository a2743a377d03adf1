/**
 * Our own limits, so that no file can take the tab with it. The row limits are the project's.
 */
export const IMPORT_LIMITS = {
  cells: 8_000_000,
  /** Of a workbook; a spreadsheet keeps 32,767 signs in one. */
  cellLength: 200_000,
  csvBytes: 60_000_000,
  csvRows: 200_000,
  csvLineLength: 200_000,
  xlsxBytes: 25_000_000,
  xlsxRows: 50_000,
  /** Of a workbook, unpacked: what is read of it. */
  xlsxUnpackedBytes: 100_000_000,
  /** A header, and lines above it, are looked for in so many rows. */
  headerRows: 40,
} as const;
