import { readWorkbook, WorkbookRefused } from '@seller-toolbox/tool-kit/workbook';
import { HEAD_ROWS } from './import-limits.data.ts';
import { ReportRefused } from './report-refused.ts';
import type { Table } from './table.ts';

/** How bulk workbooks name the tab, in the languages of the headers. */
const SEARCH_TERM_TAB = /search term|suchbegriff|検索|terme de recherche|ricerca|b[uú]squeda|搜索词|搜尋/iu;
const SPONSORED_PRODUCTS = /^(sp|sponsored products)\b/iu;

/** Reads one tab of a workbook: the asked one, else the one with search terms, else the first. */
export function readXlsx(bytes: Uint8Array, asked?: string): Table {
  try {
    const { rows, name, names } = readWorkbook(bytes, (tabs) =>
      asked !== undefined && tabs.includes(asked) ? asked : searchTermTab(tabs),
    );
    return {
      file: { format: 'xlsx', sheet: name, sheets: names },
      head: rows.slice(0, HEAD_ROWS),
      tellLines: (tell, progress) => {
        rows.forEach((cells, line) => {
          tell(cells, line);
          if (line % 5000 === 0) progress(line / rows.length);
        });
      },
    };
  } catch (error) {
    throw error instanceof WorkbookRefused ? new ReportRefused(error.code, error.params) : error;
  }
}

function searchTermTab(tabs: readonly string[]): string | undefined {
  const fitting = tabs.filter((name) => SEARCH_TERM_TAB.test(name));
  return fitting.find((name) => SPONSORED_PRODUCTS.test(name)) ?? fitting[0];
}
