/** Whether a pasted text has several cells of a spreadsheet. */
export function hasSeveralCells(text: string): boolean {
  return text.includes('\t');
}
