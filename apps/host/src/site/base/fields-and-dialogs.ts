/** Elements in which a visitor types or chooses. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Whether a dialog has the word. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
