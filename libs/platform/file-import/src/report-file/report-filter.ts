import { literalPattern } from '@seller-toolbox/tool-contract/literal-pattern';

/** Which rows of a long report are kept. */
export interface ReportFilter {
  /** A row is kept where one of these is in any of its cells, as whole words; none keeps all rows. */
  readonly texts: readonly string[];
  /** The rows of a rank above it are left out; null for no limit. */
  readonly maxRank: number | null;
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether the cells of a row hold one of the texts; an English plural counts. */
export function textFilter(texts: readonly string[]): (cells: readonly string[]) => boolean {
  const patterns = texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const literal = literalPattern(text).replace(/\s+/gu, '\\s+');
      return UNSPACED.test(text) ? literal : `(?<![\\p{L}\\p{N}])${literal}(?:e?s)?(?![\\p{L}\\p{N}])`;
    });
  if (patterns.length === 0) return () => true;
  const any = new RegExp(patterns.join('|'), 'iu');
  return (cells) => cells.some((cell) => any.test(cell));
}
