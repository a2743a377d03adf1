/** Whether a pasted text is rows of a spreadsheet and not one cell. */
export function isRows(text: string): boolean {
  return text.includes('\t');
}
