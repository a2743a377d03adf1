/** A ref for content that is swapped in an open dialog; a dialog that opens focuses `data-autofocus` itself. */
export function focusInOpenDialog(element: HTMLElement | null): void {
  if (element?.closest('dialog')?.open) element.focus();
}
