/** Elements in which a visitor types or chooses. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
