import { readWorkbook, type Sheet } from './read-workbook.ts';
import { WorkbookRefused } from './workbook-refused.ts';

/** A tab that is only tried: null where it is refused, for the workbook may hold what is looked for in another one. */
export function triedTab(bytes: Uint8Array, name: string): Sheet | null {
  try {
    return readWorkbook(bytes, () => name);
  } catch (error) {
    if (error instanceof WorkbookRefused) return null;
    throw error;
  }
}
