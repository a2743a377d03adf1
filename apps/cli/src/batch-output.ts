import { CSV_START, toCsvLine } from '@seller-toolbox/contracts';
import { resultCells, resultLines, type BatchResult } from '@seller-toolbox/catalogue/batch';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';

const FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type BatchFormat = (typeof FORMATS)[number];

/** By the name of the file; NDJSON without one. */
export function formatOf(out: string | undefined): BatchFormat {
  if (out === undefined) return 'ndjson';
  const format = FORMATS.find((one) => out.toLowerCase().endsWith(`.${one}`));
  if (!format) throw new UsageError(`--out "${out}" is no .csv, .xlsx or .ndjson`);
  return format;
}

export interface BatchFile extends BatchResult {
  readonly skus: readonly (string | null)[];
  readonly format: BatchFormat;
  /** Undefined: standard output. */
  readonly out: string | undefined;
}

export async function writeBatch({ skus, format, out, ...result }: BatchFile, io: CliIo): Promise<void> {
  const lines = () => resultLines(skus, result.answers).join('');
  if (out === undefined) io.write(lines());
  else if (format === 'ndjson') await io.writeFile(out, lines());
  else if (format === 'csv') await io.writeFile(out, CSV_START + resultCells(result).map(toCsvLine).join(''));
  else {
    const { workbook } = await import('@seller-toolbox/catalogue/workbook');
    await io.writeFile(out, workbook([{ name: 'Results', rows: resultCells(result) }]));
  }
}
