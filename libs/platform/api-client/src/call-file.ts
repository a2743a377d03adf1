import { CSV_START } from '@seller-toolbox/contracts/csv';
import { exchange, readFailure, type CallOptions } from './call-api.ts';

/** The longest that the service may take to write a file of a whole list. */
const FILE_TIMEOUT_MS = 120_000;

/** Calls the service for a CSV file; a refusal is an ApiError like everywhere else. */
export async function callCsv(path: string, options: CallOptions = {}): Promise<string> {
  const answer = await exchange({ path }, { timeoutMs: FILE_TIMEOUT_MS, ...options });
  const isFile = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/csv');
  if (!isFile) throw readFailure(answer);
  // Reading it as text takes the mark at its start away.
  return CSV_START + answer.text;
}
