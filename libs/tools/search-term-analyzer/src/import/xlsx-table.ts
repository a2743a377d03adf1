import { IMPORT_LIMITS } from './import-limits.data.ts';
import { ReportRefused } from './report-refused.ts';
import { sharedStringsReader } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import type { Table } from './table.ts';
import { readParts } from './workbook-parts.ts';
import { workbookTabs, type WorkbookTab } from './workbook-tabs.ts';

const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** How bulk workbooks name the tab, in the languages of the headers. */
const SEARCH_TERM_TAB = /search term|suchbegriff|検索|terme de recherche|ricerca|b[uú]squeda|搜索词|搜尋/iu;
const SPONSORED_PRODUCTS = /^(sp|sponsored products)\b/iu;

/** Reads one tab of a workbook: the asked one, else the one with search terms, else the first. */
export function readXlsx(bytes: Uint8Array, asked?: string): Table {
  if (bytes.length > IMPORT_LIMITS.xlsxBytes) {
    throw new ReportRefused('file-too-large', { megabytes: IMPORT_LIMITS.xlsxBytes / 1e6 });
  }
  const tabs = workbookTabs(bytes);
  const tab = tabs.find(({ name }) => name === asked) ?? searchTermTab(tabs) ?? tabs[0];
  if (!tab) throw new ReportRefused('workbook-broken');
  const strings: string[] = [];
  readParts(bytes, new Map([[SHARED_STRINGS, sharedStringsReader(strings)]]));
  const sheet = sheetRows(strings);
  readParts(bytes, new Map([[tab.path, sheet.read]]));
  return { format: 'xlsx', rows: sheet.rows(), sheet: tab.name, sheets: tabs.map(({ name }) => name) };
}

function searchTermTab(tabs: readonly WorkbookTab[]): WorkbookTab | undefined {
  const fitting = tabs.filter(({ name }) => SEARCH_TERM_TAB.test(name));
  return fitting.find(({ name }) => SPONSORED_PRODUCTS.test(name)) ?? fitting[0];
}
