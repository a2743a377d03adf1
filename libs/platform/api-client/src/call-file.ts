import { CSV_START } from '@seller-toolbox/contracts/csv';
import { exchange, readFailure, type CallOptions } from './call-api.ts';

const FILE_TIMEOUT_MS = 120_000;

/** Fetches a CSV file. A rejection is an ApiError. */
export async function callCsv(path: string, options: CallOptions = {}): Promise<string> {
  const answer = await exchange({ path }, { timeoutMs: FILE_TIMEOUT_MS, ...options });
  const isFile = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/csv');
  if (!isFile) throw readFailure(answer);
  // `text()` has removed the byte order mark.
  return CSV_START + answer.text;
}
