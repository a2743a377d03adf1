/** Without what spreadsheets put around identifiers: `="00123"`. */
export function plainCell(cell: string): string {
  return cell
    .replace(/^="(.*)"$/, '$1')
    .replaceAll('\u00a0', ' ')
    .trim();
}
