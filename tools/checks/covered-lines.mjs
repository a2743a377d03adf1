// @ts-check
/** @typedef {Record<string, { lines: { total: number, covered: number } }>} CoveredFiles files of a coverage summary, by path */

/**
 * The lines of all files together. No file means no coverage: a pattern without files is a mistake.
 * @param {CoveredFiles} files
 */
export function linesOf(files) {
  const all = Object.values(files);
  const total = all.reduce((sum, { lines }) => sum + lines.total, 0);
  const covered = all.reduce((sum, { lines }) => sum + lines.covered, 0);
  return { total, covered, percent: total === 0 ? 0 : (covered / total) * 100 };
}

/**
 * The files with the most lines that were not run, at most `count`.
 * @param {CoveredFiles} files
 * @param {number} count
 */
export function leastCoveredFiles(files, count) {
  return Object.entries(files)
    .map(([path, { lines }]) => ({ path, lines: lines.total, missed: lines.total - lines.covered }))
    .filter(({ missed }) => missed > 0)
    .sort((a, b) => b.missed - a.missed || a.path.localeCompare(b.path))
    .slice(0, count);
}
