import { DAY } from '@seller-toolbox/tool-contract/durations';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { holidayFindings } from './holiday-findings.ts';
import type { RestockOutput } from './restock-plan.schema.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The stored output of the worked example with the dates of a plan made on a day; it is stored for 1970-01-01. */
export function exampleOutputOn(day: string): RestockOutput {
  const days = Date.parse(day) / DAY;
  const output = JSON.parse(JSON.stringify(EXAMPLE_OUTPUTS.standard), (key, value: unknown) =>
    typeof value === 'string' && DATE.test(value) && key !== 'checkedOn' ? plusDays(value, days) : value,
  ) as RestockOutput;
  // The holidays of a year are not those of 1970.
  return {
    ...output,
    rows: output.rows.map((row) => ({ ...row, findings: [...row.findings, ...holidayFindings(row)] })),
  };
}
