import { withoutFormulaGuard } from '@seller-toolbox/contracts/formula-guard';

/** Without what spreadsheets put around identifiers, `="00123"`, and without the apostrophe before what looks like a formula. */
export function plainCell(cell: string): string {
  // Most cells have nothing to replace, and large files have millions.
  const bare = cell.startsWith('="') ? cell.replace(/^="(.*)"$/, '$1') : cell;
  return withoutFormulaGuard((bare.includes('\u00a0') ? bare.replaceAll('\u00a0', ' ') : bare).trim());
}
