import { contentOf, createVocabulary, foldText, without } from '@seller-toolbox/ask';
import type { Guess, Recognize, ToolText } from '@seller-toolbox/tool-contract';
import { OTHER_NAMES } from '../engine/other-names.data.ts';
import { REFERENCE_TABLES } from '../engine/reference-tables.ts';
import type { engine } from '../engine/reference-table.engine.ts';
import { NAME_LANGUAGES, type NameLanguage, type TableId } from '../engine/reference-table.types.ts';
import { tableRows, type TableRow } from '../engine/table-rows.ts';

/** What a table is called in a question, folded. */
const tables = createVocabulary<TableId>({
  'country-codes':
    'country code|country codes|2 letter code|2-letter code|two letter code|two-letter code|country abbreviation|iso code|iso country code|country|国家代码|国家简称|国家|國家代碼|國碼|国コード|国名コード|kode negara|mã quốc gia|mã nước',
  'us-states':
    'state code|state abbreviation|state abbreviations|us state|us states|state|美国哪个州|哪个州|美國哪個州|哪個州|アメリカ 州 略称|アメリカ 州|州缩写|美国州|美国各州|州|州縮寫|美國州|州コード|州の略称|singkatan negara bagian|negara bagian|viết tắt tiểu bang|tiểu bang|bang',
  'currency-codes':
    'currency code|currency codes|iso currency|货币代码|币种代码|貨幣代碼|幣別代碼|通貨コード|kode mata uang|mã tiền tệ',
  'shoe-sizes':
    'shoe size|shoe sizes|us shoe size|eu shoe size|shoe size chart|鞋码|鞋码对照|鞋码对照表|鞋码表|鞋碼|鞋碼對照表|鞋號|靴のサイズ|靴のサイズ表|靴サイズ|ukuran sepatu|tabel ukuran sepatu|size giày|cỡ giày|bảng size giày|bảng cỡ giày',
  'clothing-sizes':
    'clothing size|clothing sizes|clothes size|dress size|衣服尺码|服装尺码|尺码表|衣服尺碼|服のサイズ|ukuran baju|ukuran pakaian|size quần áo|cỡ quần áo',
  'paper-sizes': 'paper size|paper sizes|纸张尺寸|紙張尺寸|用紙サイズ|ukuran kertas|khổ giấy',
  incoterms: 'incoterms|incoterm|贸易术语|貿易條件|インコタームズ',
  'battery-types':
    'battery type|battery types|battery size|电池型号|電池型號|電池の種類|jenis baterai|loại pin',
  'screw-specs': 'screw size|screw sizes|screw specs|螺丝规格|螺絲規格|ねじ規格|ukuran sekrup|cỡ vít',
});
/** Longer texts name no country. */
const MAX_LENGTH = 60;

interface Entry {
  readonly tableId: TableId;
  readonly row: TableRow;
}

const indexes = new Map<NameLanguage, ReadonlyMap<string, readonly Entry[]>>();

/** A country, a state or a currency by its name or code, or a table by what it holds. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  if (text.length > MAX_LENGTH) return [];
  const folded = foldText(text);
  const language = NAME_LANGUAGES.find((each) => each === env.language) ?? 'en';
  const whole = rowGuess(text, language, undefined);
  if (whole) return [whole];
  const mentions = tables.find(folded);
  const [table] = mentions;
  if (!table) return [];
  const subject = without(folded, mentions);
  if (contentOf(subject) === '') return [tableGuess(table.id, language)];
  const named = rowGuess(withoutQuestion(subject), language, table.id);
  return named ? [named] : [];
};

function tableGuess(tableId: TableId, language: NameLanguage): Guess<typeof engine> {
  return {
    confidence: 0.9,
    input: { tableId, language },
    line: (output) => ({ code: 'table', params: { rows: 'totalRows' in output ? output.totalRows : 0 } }),
  };
}

/** Small words around a name: "of Vietnam", "的". */
function withoutQuestion(subject: string): string {
  return subject
    .trim()
    .replace(/^(?:(?:the|of|for|in|cho|của|untuk|dari)\s+)+|^[的の是]|[的の是]$/gu, '')
    .trim();
}

function rowGuess(
  name: string,
  language: NameLanguage,
  tableId: TableId | undefined,
): Guess<typeof engine> | undefined {
  const found = [language, 'en' as const]
    .flatMap((each) => indexOf(each).get(foldText(name)) ?? [])
    .filter((entry) => tableId === undefined || entry.tableId === tableId)
    .filter(
      (entry) => tableId !== undefined || !isCode(entry, foldText(name)) || name === name.toUpperCase(),
    );
  const [entry] = found;
  if (!entry) return undefined;
  return {
    confidence: 0.92,
    input: { tableId: entry.tableId, query: queryOf(entry), language },
    line: () => lineOf(entry),
  };
}

const COLUMNS = {
  'us-states': { code: 'postalCode', name: 'localName' },
  'country-codes': { code: 'iso2', name: 'countryName' },
  'currency-codes': { code: 'code', name: 'currencyName' },
} as const;
type NamedTable = keyof typeof COLUMNS;

function isNamed(tableId: TableId): tableId is NamedTable {
  return tableId in COLUMNS;
}

function cellOf({ tableId, row }: Entry, part: 'code' | 'name'): string {
  return isNamed(tableId) ? String(row[COLUMNS[tableId][part]] ?? '') : '';
}

function isCode(entry: Entry, folded: string): boolean {
  return [cellOf(entry, 'code'), String(entry.row['iso3'] ?? '')].some(
    (code) => code.toLowerCase() === folded,
  );
}

function queryOf(entry: Entry): string {
  return cellOf(entry, 'name') || cellOf(entry, 'code');
}

function lineOf(entry: Entry): ToolText {
  const params = { name: cellOf(entry, 'name'), code: cellOf(entry, 'code') };
  if (entry.tableId === 'us-states') return { code: 'state', params };
  if (entry.tableId === 'currency-codes') {
    return { code: 'currency', params: { ...params, number: String(entry.row['numericCode'] ?? '') } };
  }
  const { iso3, currency } = entry.row;
  return {
    code: 'country',
    params: { ...params, iso3: String(iso3 ?? ''), currency: String(currency ?? '') },
  };
}

/** Rows by their folded names and codes in a language; countries before states, because more of them are marketplaces. */
function indexOf(language: NameLanguage): ReadonlyMap<string, readonly Entry[]> {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const tableId of ['country-codes', 'us-states', 'currency-codes'] as const) {
    for (const row of tableRows(REFERENCE_TABLES[tableId], language)) {
      const entry = { tableId, row };
      for (const key of keysOf(entry)) index.set(key, [...(index.get(key) ?? []), entry]);
    }
  }
  indexes.set(language, index);
  return index;
}

function keysOf(entry: Entry): ReadonlySet<string> {
  const code = cellOf(entry, 'code');
  const others = OTHER_NAMES[entry.tableId]?.names[code] ?? [];
  const names = [
    cellOf(entry, 'name'),
    code,
    String(entry.row['iso3'] ?? ''),
    String(entry.row['stateName'] ?? ''),
    ...others,
  ];
  return new Set(names.filter((name) => name !== '').map(foldText));
}
