import { readWorkbook, type Sheet } from './read-workbook.ts';
import { WorkbookRejected } from './workbook-rejected.ts';

/** A tab that is only tried: null where it is rejected, for the workbook may hold what is looked for in another one. */
export function readTabIfValid(bytes: Uint8Array, name: string): Sheet | null {
  try {
    return readWorkbook(bytes, () => name);
  } catch (error) {
    if (error instanceof WorkbookRejected) return null;
    throw error;
  }
}
