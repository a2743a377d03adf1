import type { Format, Translate } from '@seller-toolbox/words';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type zh from '../../locales/zh.json';
import type { ParsedRows } from './parse-box-rows.ts';
import { withRows } from './with-rows.ts';

export { parseBoxRows } from './parse-box-rows.ts';

interface RowsTaken {
  /** Left out where no row could be read. */
  readonly after?: BoxInput[];
  readonly message: string;
}

/** A list with the pasted rows behind its lines, and what to say about them. */
export function rowsTaken(
  { rows, skipped }: ParsedRows,
  existing: readonly BoxInput[],
  { t, format }: { readonly t: Translate<typeof zh>; readonly format: Format },
): RowsTaken {
  if (rows.length === 0) return { message: t('ui.pasteUnreadable') };
  const taken = t('ui.rowsTaken', { count: rows.length });
  const left = t('ui.rowsSkipped', { rows: format.list(skipped.map(String)) });
  return { after: withRows(existing, rows), message: skipped.length === 0 ? taken : `${taken} ${left}` };
}
