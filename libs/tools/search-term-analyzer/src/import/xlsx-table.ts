import {
  readWorkbook,
  readTabIfValid,
  WorkbookRejected,
  type Sheet,
} from '@seller-toolbox/file-import/workbook';
import { findHeader, headerScores } from './find-header.ts';
import { HEAD_ROWS } from './import-limits.data.ts';
import { ReportError } from './report-error.ts';
import type { Table } from './table.ts';

/** Names of the search term tab in bulk workbooks, in the languages of the headers. */
const SEARCH_TERM_TAB =
  /search[ _]term|suchbegriff|検索|terme de recherche|ricerca|b[uú]squeda|搜索词|搜尋/iu;
const SPONSORED_PRODUCTS = /^(sp|sponsored[ _]products)(?![a-z])/iu;
/** Tabs to search for a report; a hostile workbook has thousands. */
const MAX_TABS = 4;

/** Reads one tab of a workbook: the chosen one, else the one with a search term name or header, else the first. */
export function readXlsx(bytes: Uint8Array, chosenTab?: string): Table {
  try {
    const { rows, leftOut, name, names } =
      chosenTab === undefined ? reportSheet(bytes) : readWorkbook(bytes, () => chosenTab);
    return {
      file: { format: 'xlsx', sheet: name, sheets: names },
      head: rows.slice(0, HEAD_ROWS),
      forEachLine: (visit, progress) => {
        rows.forEach((cells, line) => {
          visit(cells, line);
          if (line % 5000 === 0) progress(line / rows.length);
        });
      },
      ...(leftOut && { linesLeftOut: leftOut.count }),
    };
  } catch (error) {
    throw error instanceof WorkbookRejected ? new ReportError(error.code, error.params) : error;
  }
}

/** Finds the tab of the report by its name, then by known headers, then by any headers. */
function reportSheet(bytes: Uint8Array): Sheet {
  const first = readWorkbook(bytes, searchTermTab);
  if (hasKnownHeader(first)) return first;
  let best = first;
  for (const tab of first.names.slice(0, MAX_TABS)) {
    if (tab === first.name) continue;
    const other = readTabIfValid(bytes, tab);
    if (other === null) continue;
    if (hasKnownHeader(other)) return other;
    if (findHeader({ head: best.rows }) === null && findHeader({ head: other.rows }) !== null) best = other;
  }
  return best;
}

function hasKnownHeader({ rows }: Sheet): boolean {
  return headerScores(rows).some((score) => score > 0);
}

function searchTermTab(tabs: readonly string[]): string | undefined {
  const matches = tabs.filter((name) => SEARCH_TERM_TAB.test(name));
  return matches.find((name) => SPONSORED_PRODUCTS.test(name)) ?? matches[0];
}
