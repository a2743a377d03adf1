import { foldCase } from './fold-case.ts';
import { KEYWORD_SEPARATOR, splitKeywords } from './keyword-separators.ts';

/** A search phrase and how often it is searched for; null where the list does not say. */
export interface ListedKeyword {
  readonly text: string;
  readonly volume: number | null;
}

/** With or without groups of thousands, all by the same sign; decimals do not count. */
const NUMBER = String.raw`(\d{1,3}(?:,\d{3}){1,4}|\d{1,3}(?:\.\d{3}){1,4}|\d{1,12})(?:[.,]\d{1,2})?`;
/** Behind a separator; what follows are further figures. */
const VOLUME = new RegExp(String.raw`(?:[,;，；、:]| {2}) ?${NUMBER}(?:[\s,;，；、][^\p{L}]*)?$`, 'u');
const CELL = new RegExp(`^${NUMBER}$`, 'u');
// In seven languages; the names of each report are in `keyword-headers.data.ts`, which is too large for a page of titles.
const HEADER =
  /^"?(?:keywords?(?: phrase)?|search (?:term|query)|suchbegriffe?|mots?.cl[eé]s?|palabras? clave|parol[ae] chiave|キーワード|关键词|關鍵詞|搜索词)"?$/iu;
const VOLUME_HEADER = /volum|searches|搜[索尋]量|検索数|ボリューム/iu;

/** Reads one keyword a line with its volume, or a list without volumes; a header is no keyword. Of a repeated keyword the first one counts. */
export function parseKeywordList(text: string): ListedKeyword[] {
  const found = new Map<string, ListedKeyword>();
  const add = (keyword: string, volume: number | null) => {
    const trimmed = keyword.trim().replace(/^["']|["']$/gu, '');
    if (/\p{L}/u.test(trimmed) && !found.has(foldCase(trimmed)))
      found.set(foldCase(trimmed), { text: trimmed, volume });
  };
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const header = headerOf(lines);
  const column = header?.findIndex((name) => VOLUME_HEADER.test(name)) ?? -1;
  for (const line of header ? lines.slice(1) : lines) {
    const trimmed = line.trimEnd();
    const cells = trimmed.split('\t').map((cell) => cell.trim());
    // A cell of a CSV file is quoted for its commas.
    const match = VOLUME.exec(trimmed.replace(/"([\d.,]{1,20})"/gu, '$1'));
    const keyword = trimmed.slice(0, match?.index ?? 0);
    // Cells of a spreadsheet: the keyword, then its figures.
    if (cells.length > 1 && (cells.some(isFigure) || column > 0)) {
      add(cells[0] ?? '', figureOf(cells[column] ?? cells.find(isFigure)));
    } else if (match && /\p{L}/u.test(keyword)) add(keyword, figureOf(match[0]));
    else for (const item of splitKeywords(line)) add(item, null);
  }
  return [...found.values()];
}

/** The names in the first line where it is no keyword: a known name, or text above figures. */
function headerOf([first = '', second = '']: readonly string[]): string[] | null {
  const names = first.split(KEYWORD_SEPARATOR).map((name) => name.trim());
  const isKnown = HEADER.test(names[0] ?? '');
  if (names.length === 1) return isKnown ? names : null;
  const isAbove = first.includes('\t') && second.split('\t').slice(1).some(isFigure);
  const isText = !names.some(isFigure);
  return isText && (isAbove || isKnown) ? names : null;
}

function isFigure(cell: string): boolean {
  return CELL.test(cell.trim());
}

function figureOf(text = ''): number | null {
  const digits = new RegExp(NUMBER, 'u').exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replace(/\D/gu, ''));
}
