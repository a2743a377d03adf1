type Control = Partial<
  Pick<HTMLInputElement, 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'>
> &
  Partial<Pick<HTMLOptionElement, 'selected' | 'defaultSelected'>>;

let replay: (() => void) | undefined;

/** Before hydration: keeps what the visitor did to the prerendered page while it could not listen. */
export async function keepEarlyInput(root: ParentNode): Promise<void> {
  if (hasEarlyInput(root)) replay = (await import('./early-input.ts')).collectEarlyInput(root);
}

/** Whether a field differs from what the page was served with. */
export function hasEarlyInput(root: ParentNode): boolean {
  return [...root.querySelectorAll<Element & Control>('input, textarea, option')].some(isChanged);
}

/** After hydration: does it again, once. */
export function replayEarlyInput(): void {
  replay?.();
  replay = undefined;
}

function isChanged(control: Control): boolean {
  return (
    control.checked !== control.defaultChecked ||
    control.selected !== control.defaultSelected ||
    // A box without a value says "on", and nobody has typed that.
    (!/^(checkbox|radio)$/.test(control.type ?? '') &&
      (control.defaultValue ?? control.value) !== control.value)
  );
}
