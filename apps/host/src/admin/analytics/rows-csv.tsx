import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { CsvButton } from '../parts/csv-button.tsx';

export interface RowsCsvProps {
  readonly name: string;
  readonly heads: readonly string[];
  /** Undefined until they are there. */
  readonly rows: readonly (readonly (string | number)[])[] | undefined;
}

/** Saves what a table of the page shows. */
export function RowsCsv({ name, heads, rows }: RowsCsvProps) {
  if (rows === undefined || rows.length === 0) return null;
  return <CsvButton name={name} ask={async () => CSV_START + [heads, ...rows].map(toCsvLine).join('')} />;
}
