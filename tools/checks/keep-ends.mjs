// @ts-check
/**
 * The first and the last lines, and between them the number of omitted ones.
 * @param {readonly string[]} lines
 * @param {{ head: number, end: number }} kept
 */
export function keepEnds(lines, { head, end }) {
  const leftOut = lines.length - head - end;
  if (leftOut <= 0) return [...lines];
  return [...lines.slice(0, head), `... ${leftOut} lines left out ...`, ...lines.slice(lines.length - end)];
}
