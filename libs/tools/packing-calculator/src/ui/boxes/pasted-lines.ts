import { decimalSeparator, type Language } from '@seller-toolbox/words';

export interface PastedLine {
  /** Of the text, from 1. */
  readonly line: number;
  /** Trimmed; the empty ones at the end are left out. */
  readonly cells: readonly string[];
}

interface Separator {
  readonly between: RegExp;
  /** Minimum of cells in a line; with fewer it is not the separator. */
  readonly fewest: number;
}

const TAB = /\t/u;
/** Separators where there is no tab, most likely first. */
const SEPARATORS: readonly Separator[] = [
  { between: /[;；]/u, fewest: 3 },
  { between: /[|｜]/u, fewest: 3 },
  { between: /[，、]|,\s+/u, fewest: 3 },
];
/** It also groups thousands: `1,200 x 1,800 x 30 mm` is one cell. */
const BARE_COMMA: Separator = { between: /,/u, fewest: 4 };
/** Columns aligned with spaces. */
const WIDE_GAP: Separator = { between: /\s{2,}/u, fewest: 3 };

/** Around a table as text: `| Cup | 12 |`. */
const OUTER_BARS = /^\s*[|｜]|[|｜]\s*$/gu;

/** A whole cell in quotation marks, as files write one that holds a separator or such marks, twice each. */
const QUOTED = /(^[^\S\t]*|[\t;；|｜,，、][^\S\t]*)"((?:[^"]|"")*)"(?=[^\S\t]*(?:$|[\t;；|｜,，、]))/gu;
/** Placeholder of a quoted cell while its line is split. */
const PLACEHOLDER = /^\ue000(\d+)$/u;

/** The non-empty lines of a pasted text, split by the separator of most lines. */
export function pastedLines(text: string, language: Language): PastedLine[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, ...withPlaceholders(written.replace(OUTER_BARS, '')) }))
    .filter(({ written }) => written.trim() !== '');
  const separator = separatorOf(
    lines.map(({ written }) => written),
    language,
  );
  return lines
    .map(({ line, written, quoted }) => {
      const cells = written.split(separator).map((cell) => cell.trim());
      return { line, cells: withoutEnd(cells.map((cell) => withQuoted(cell, quoted))) };
    })
    .filter(({ cells }) => cells.length > 0);
}

function withPlaceholders(line: string): { written: string; quoted: string[] } {
  const quoted: string[] = [];
  const written = line.replace(QUOTED, (_cell, before: string, content: string) => {
    const place = quoted.push(content.replaceAll('""', '"').trim()) - 1;
    return `${before}\ue000${place}`;
  });
  return { written, quoted };
}

function withQuoted(cell: string, quoted: readonly string[]): string {
  const [, place] = PLACEHOLDER.exec(cell) ?? [];
  return place === undefined ? cell : (quoted[Number(place)] ?? '');
}

function separatorOf(lines: readonly string[], language: Language): RegExp {
  if (lines.some((line) => TAB.test(line))) return TAB;
  const commas = decimalSeparator(language) === '.' ? [BARE_COMMA] : [];
  const found = [...SEPARATORS, ...commas, WIDE_GAP].find(
    ({ between, fewest }) =>
      lines.filter((line) => line.split(between).length >= fewest).length * 2 > lines.length,
  );
  return found?.between ?? TAB;
}

function withoutEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
