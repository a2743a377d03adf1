// @ts-check
/** @typedef {(string | number | boolean | null | undefined)[]} Row the cells of a table's row */

/**
 * Prints rows as a table with a title; the first row names the columns.
 * @param {string} title
 * @param {readonly Readonly<Row>[]} rows
 */
export function printTable(title, rows) {
  const [header = [], ...others] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (/** @type {Readonly<Row>} */ row) =>
    row
      .map((cell, i) => pad(String(cell), widths[i] ?? 0, i))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(header));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of others) console.log(line(row));
}

const pad = (/** @type {string} */ cell, /** @type {number} */ width, /** @type {number} */ column) =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * The value at a quantile (0 to 1).
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
export const milliseconds = (/** @type {number} */ ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
/** A browser reports durations from a minimum only; below it the minimum is printed. */
export const reportedFrom = (/** @type {number} */ least, /** @type {number} */ ms) =>
  ms === 0 ? `< ${least}` : milliseconds(ms);
