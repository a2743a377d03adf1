import { foldCase } from './fold-case.ts';
import { KEYWORD_SEPARATOR, splitKeywords } from './keyword-separators.ts';

/** A search phrase and how often it is searched for; null where the list does not say. */
export interface ListedKeyword {
  readonly text: string;
  readonly volume: number | null;
}

const grouped = (sign: string) => String.raw`\d{1,3}(?:${sign}\d{3}){1,4}`;
/** With or without groups of thousands, all by the same sign. */
const NUMBER = String.raw`(${grouped(',')}|${grouped(String.raw`\.`)}|${grouped('[ \u00a0\u202f]')}|\d{1,12})(?:[.,](\d{1,2}))?`;
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, 万: 1e4, 萬: 1e4 };
const SUFFIX = '(?: ?([kKM万萬])(?![\\p{L}\\p{N}]))?';
const FIGURE = new RegExp(NUMBER + SUFFIX, 'u');
/** Of products: resolutions, karats, meters. */
const PRODUCT_TERM = /^(?:(?:[2458]|1[048]|2[24])[kK]|\d{1,3}M)$/u;

interface Patterns {
  /** Behind a separator; what follows are further figures. */
  readonly volume: RegExp;
  readonly cell: RegExp;
}

const FULL = patternsOf('', '');
const ABBREVIATED = patternsOf(SUFFIX, String.raw`|(?<=\d ?)[kKM万萬]`);

function patternsOf(suffix: string, further: string): Patterns {
  const number = NUMBER + suffix;
  return {
    volume: new RegExp(
      String.raw`(?:[,;，；、:]| {2}) ?${number}(?:[\s,;，；、](?:[^\p{L}]${further})*)?$`,
      'u',
    ),
    cell: new RegExp(`^${number}$`, 'u'),
  };
}

// In seven languages; the names of each report are in `keyword-headers.data.ts`, which is too large for a page of titles.
const HEADER =
  /^"?(?:keywords?(?: phrase)?|search (?:term|query)|suchbegriffe?|mots?.cl[eé]s?|palabras? clave|parol[ae] chiave|キーワード|关键词|關鍵詞|搜索词)"?$/iu;
const VOLUME_HEADER = /volum|searches|搜[索尋]量|検索数|ボリューム/iu;

/**
 * Reads one keyword a line with its volume, or a list without volumes; a header is no keyword. Of a repeated keyword the first one
 * counts. "12k" and "1.2M" are volumes where every line has one, and not all of them may be products: "gold ring, 14k".
 */
export function parseKeywordList(text: string): ListedKeyword[] {
  const found = new Map<string, ListedKeyword>();
  const add = (keyword: string, volume: number | null) => {
    const trimmed = keyword.trim().replace(/^["']|["']$/gu, '');
    if (/\p{L}/u.test(trimmed) && !found.has(foldCase(trimmed)))
      found.set(foldCase(trimmed), { text: trimmed, volume });
  };
  const all = withTabs(
    text
      .split(/\r?\n/u)
      .map(toLine)
      .filter((line) => line !== ''),
  );
  const header = headerOf(all);
  const lines = header ? all.slice(1) : all;
  const column = header?.findIndex((name) => VOLUME_HEADER.test(name)) ?? -1;
  const patterns = hasAbbreviated(lines) ? ABBREVIATED : FULL;
  for (const line of lines) {
    const cells = cellsOf(line);
    const match = patterns.volume.exec(line);
    const keyword = line.slice(0, match?.index ?? 0);
    // Cells of a spreadsheet: the keyword, which a rank may be before, then its figures.
    const at = cells.findIndex((cell) => /\p{L}/u.test(cell));
    const figure = cells.slice(at + 1).find((cell) => patterns.cell.test(cell));
    if (cells.length > 1 && (figure !== undefined || column > 0)) {
      add(cells[at] ?? '', figureOf(cells[column] ?? figure));
    } else if (match && /\p{L}/u.test(keyword)) add(keyword, figureOf(match[0]));
    else for (const item of splitKeywords(line)) add(item.replace(/\t/gu, ' '), null);
  }
  return [...found.values()];
}

/** Without spaces around it; cells between bars as between tabs. A cell of a CSV file is quoted for its commas. */
function toLine(line: string): string {
  return line
    .replace(/^\s*[|｜]|[|｜]\s*$/gu, '')
    .replace(/ ?[|｜] ?/gu, '\t')
    .replace(/"([\d., ]{1,20}[kKM]?)"/gu, '$1')
    .trimEnd();
}

/** Columns that are aligned by spaces as cells: in each line are two spaces or more. */
function withTabs(lines: readonly string[]): readonly string[] {
  const isAligned = lines.length > 1 && lines.every((line) => /\S[ \u3000]{2,}\S/u.test(line));
  return isAligned ? lines.map((line) => line.trim().replace(/[,;，；、]?[ \u3000]{2,}/gu, '\t')) : lines;
}

function cellsOf(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim());
}

/** Whether each line ends with a figure, and one of those with a suffix is no word of products. */
function hasAbbreviated(lines: readonly string[]): boolean {
  const figures = lines.map((line) => {
    const behind = ABBREVIATED.volume.exec(line)?.[0];
    return FIGURE.exec(behind ?? cellsOf(line).find((cell) => ABBREVIATED.cell.test(cell)) ?? '');
  });
  return (
    figures.every((figure) => figure !== null) &&
    figures.some(([text, , , suffix]) => suffix !== undefined && !PRODUCT_TERM.test(text))
  );
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
  return ABBREVIATED.cell.test(cell.trim());
}

function figureOf(text = ''): number | null {
  const [, digits, decimals = '0', suffix] = FIGURE.exec(text) ?? [];
  if (digits === undefined) return null;
  const factor = suffix === undefined ? 1 : (FACTORS[suffix] ?? 1);
  return Math.floor(Number((Number(`${digits.replace(/\D/gu, '')}.${decimals}`) * factor).toFixed(2)));
}
