import type { Cell } from './cell.ts';
import { readDateStyles } from './date-styles.ts';
import { sharedStringsReader } from './shared-strings.ts';
import { sheetRows, type RowsLeftOut } from './sheet-rows.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { readParts } from './workbook-parts.ts';
import { WorkbookRejected } from './workbook-rejected.ts';
import { workbookTabs } from './workbook-tabs.ts';

/** One tab of a workbook. */
export interface Sheet {
  readonly rows: readonly (readonly Cell[])[];
  readonly leftOut: RowsLeftOut | null;
  readonly name: string;
  /** All tabs, in their order. */
  readonly names: readonly string[];
}

/** Reads the tab that `choose` names, else the first (decision 0015); rows beyond the limits are counted. Throws a `WorkbookRejected`. */
export function readWorkbook(
  bytes: Uint8Array,
  choose: (names: readonly string[]) => string | undefined,
): Sheet {
  if (bytes.length > WORKBOOK_LIMITS.bytes) {
    throw new WorkbookRejected('file-too-large', { megabytes: WORKBOOK_LIMITS.bytes / 1e6 });
  }
  const tabs = workbookTabs(bytes);
  const names = tabs.map(({ name }) => name);
  const chosen = choose(names);
  const tab = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  if (!tab) throw new WorkbookRejected('workbook-broken');
  const strings: string[] = [];
  readParts(bytes, new Map([[SHARED_STRINGS, sharedStringsReader(strings)]]));
  const sheet = sheetRows(strings, readDateStyles(bytes));
  readParts(bytes, new Map([[tab.path, sheet.read]]), WORKBOOK_LIMITS.sheetBytes);
  return { ...sheet.end(), name: tab.name, names };
}

const SHARED_STRINGS = 'xl/sharedStrings.xml';
