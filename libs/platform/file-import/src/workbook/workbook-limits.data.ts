/** Our own limits, so that no workbook can take the tab with it. */
export const WORKBOOK_LIMITS = {
  bytes: 25_000_000,
  /** Of what is kept of it. */
  unpackedBytes: 100_000_000,
  /** Of a sheet, whose rows beyond the limits below are only counted. */
  sheetBytes: 250_000_000,
  rows: 50_000,
  /** In how many lines a header is looked for; these and the lines above the header do not count as rows. */
  linesAbove: 40,
  /** Signs of a sheet without the end of a row: no table, but a bomb. */
  rowLength: 20_000_000,
  cells: 8_000_000,
  /** Lines of more cells in a sheet of too many are no table; other lines are left out. */
  columns: 2000,
  /** A spreadsheet keeps 32,767 signs in one. */
  cellLength: 200_000,
} as const;
