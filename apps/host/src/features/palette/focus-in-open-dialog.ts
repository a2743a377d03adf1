/** A ref for content that is swapped in an open dialog; a dialog that opens focuses `data-autofocus` itself. */
export function focusInOpenDialog(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement)
    element.setSelectionRange(element.value.length, element.value.length);
  if (element?.closest('dialog')?.open) element.focus();
}
