/**
 * Periods of days with the same fees of the worked example: peak fulfillment and storage, peak fulfillment, and neither, when the
 * card in force is past its last published day.
 */
export const EXAMPLE_PERIODS = [
  { from: '2026-11-21', until: '2026-12-31' },
  { from: '2027-01-01', until: '2027-01-14' },
  { from: '2027-01-15', until: '2027-09-30' },
] as const;
