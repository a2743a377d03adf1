import { readWorkbook, triedTab, WorkbookRefused, type Sheet } from '@seller-toolbox/file-import/workbook';
import { findHeader, headerScores } from './find-header.ts';
import { HEAD_ROWS } from './import-limits.data.ts';
import { ReportRefused } from './report-refused.ts';
import type { Table } from './table.ts';

/** How bulk workbooks name the tab, in the languages of the headers. */
const SEARCH_TERM_TAB =
  /search[ _]term|suchbegriff|検索|terme de recherche|ricerca|b[uú]squeda|搜索词|搜尋/iu;
const SPONSORED_PRODUCTS = /^(sp|sponsored[ _]products)(?![a-z])/iu;
/** A report stands on one of the first tabs; a hostile workbook has thousands. */
const MAX_TABS = 4;

/** Reads one tab of a workbook: the asked one, else the one whose name or head speaks of search terms, else the first. */
export function readXlsx(bytes: Uint8Array, asked?: string): Table {
  try {
    const { rows, name, names } = asked === undefined ? likelySheet(bytes) : readWorkbook(bytes, () => asked);
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

/** By its name, by known headers, by any headers; a report may stand behind a cover or an empty tab. */
function likelySheet(bytes: Uint8Array): Sheet {
  const first = readWorkbook(bytes, searchTermTab);
  if (hasKnownHeader(first)) return first;
  let likely = first;
  for (const tab of first.names.slice(0, MAX_TABS)) {
    if (tab === first.name) continue;
    const other = triedTab(bytes, tab);
    if (other === null) continue;
    if (hasKnownHeader(other)) return other;
    if (findHeader({ head: likely.rows }) === null && findHeader({ head: other.rows }) !== null)
      likely = other;
  }
  return likely;
}

function hasKnownHeader({ rows }: Sheet): boolean {
  return headerScores(rows).some((score) => score > 0);
}

function searchTermTab(tabs: readonly string[]): string | undefined {
  const fitting = tabs.filter((name) => SEARCH_TERM_TAB.test(name));
  return fitting.find((name) => SPONSORED_PRODUCTS.test(name)) ?? fitting[0];
}
