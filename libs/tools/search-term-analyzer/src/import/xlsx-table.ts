import { readSheet } from 'read-excel-file/universal';
import { IMPORT_LIMITS } from './import-limits.data.ts';
import { ReportRefused } from './report-refused.ts';
import type { Cell, Table } from './table.ts';
import { packPlainly, unpackParts, type Parts } from './workbook-parts.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const ALWAYS = new Set([WORKBOOK, RELATIONS, 'xl/sharedStrings.xml', 'xl/styles.xml', '[Content_Types].xml']);

/** How bulk workbooks name the tab, in the languages of the headers. */
const SEARCH_TERM_TAB = /search term|suchbegriff|検索|terme de recherche|ricerca|b[uú]squeda|搜索词|搜尋/iu;
const SPONSORED_PRODUCTS = /^(sp|sponsored products)\b/iu;

/** Reads one tab of a workbook: the asked one, else the one with search terms, else the first. */
export async function readXlsx(bytes: Uint8Array, asked?: string): Promise<Table> {
  if (bytes.length > IMPORT_LIMITS.xlsxBytes) {
    throw new ReportRefused('file-too-large', { megabytes: IMPORT_LIMITS.xlsxBytes / 1e6 });
  }
  const tabs = tabsOf(unpackParts(bytes, (name) => name === WORKBOOK || name === RELATIONS));
  const tab = tabs.find(({ name }) => name === asked) ?? searchTermTab(tabs) ?? tabs[0];
  if (!tab) throw new ReportRefused('workbook-broken');
  const parts = unpackParts(bytes, (name) => ALWAYS.has(name) || name === tab.path);
  const sheet = parts[tab.path];
  if (!sheet) throw new ReportRefused('workbook-broken');
  refuseEndless(sheet);
  const rows = await readTab(parts, tab.name);
  return { format: 'xlsx', rows, sheet: tab.name, sheets: tabs.map(({ name }) => name) };
}

interface Tab {
  readonly name: string;
  readonly path: string;
}

function tabsOf(parts: Parts): readonly Tab[] {
  const [workbook, relations] = [parts[WORKBOOK], parts[RELATIONS]].map((part) =>
    new TextDecoder().decode(part),
  );
  const targets = new Map(
    tagsOf(relations ?? '', 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  );
  return tagsOf(workbook ?? '', 'sheet').flatMap((tag) => {
    const target = targets.get(attribute(tag, 'r:id') || attribute(tag, 'id'));
    const name = attribute(tag, 'name');
    if (!target || name === '') return [];
    return [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
}

function searchTermTab(tabs: readonly Tab[]): Tab | undefined {
  const fitting = tabs.filter(({ name }) => SEARCH_TERM_TAB.test(name));
  return fitting.find(({ name }) => SPONSORED_PRODUCTS.test(name)) ?? fitting[0];
}

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]{0,2000}>`, 'gu')) ?? [];
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag);
  return unescapeXml(value?.[1] ?? value?.[2] ?? '');
}

function unescapeXml(text: string): string {
  return text
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&apos;/gu, "'")
    .replace(/&#(\d{1,6});/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]{1,5});/giu, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&amp;/gu, '&');
}

/** A single cell at the far end makes the reader fill everything before it: the addresses are looked at first. */
function refuseEndless(sheet: Uint8Array): void {
  const most = IMPORT_LIMITS.xlsxRows + IMPORT_LIMITS.headerRows;
  let [rows, lastRow, lastColumn] = [0, 0, 0];
  for (const [, column = '', row = '0'] of new TextDecoder().decode(sheet).matchAll(ADDRESSES)) {
    if (column === '') rows += 1;
    lastRow = Math.max(lastRow, Number(row));
    lastColumn = Math.max(lastColumn, columnNumber(column));
  }
  if (Math.max(rows, lastRow) > most)
    throw new ReportRefused('too-many-rows', { most: IMPORT_LIMITS.xlsxRows });
  if (lastRow * lastColumn > IMPORT_LIMITS.cells) throw new ReportRefused('not-a-table');
}

const ADDRESSES = /\sr=["']([A-Za-z]*)(\d+)["']/gu;

/** A is 1, AA is 27. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

async function readTab(parts: Parts, name: string): Promise<readonly (readonly Cell[])[]> {
  try {
    const rows = await readSheet<Cell>(packPlainly(parts), name, { parseNumber: toExactNumber });
    return rows.map((cells) => cells.map(toCell));
  } catch {
    throw new ReportRefused('workbook-broken');
  }
}

/** Ids have more digits than a number keeps; they stay text. */
function toExactNumber(text: string): Cell {
  return /^\d{16,}$/u.test(text) ? text : Number(text);
}

function toCell(cell: unknown): Cell {
  if (typeof cell === 'string' || typeof cell === 'number') return cell;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : null;
}
