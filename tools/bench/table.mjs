/** Prints rows as a table with a title; the first row names the columns. */
export function printTable(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row) =>
    row
      .map((cell, i) => pad(String(cell), widths[i], i))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(rows[0]));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows.slice(1)) console.log(line(row));
}

const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value at a quantile (0 to 1). */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
export const milliseconds = (ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
/** A browser reports durations from a minimum only; below it the minimum is printed. */
export const reportedFrom = (least, ms) => (ms === 0 ? `< ${least}` : milliseconds(ms));
