type Control = Partial<Pick<HTMLInputElement, 'value' | 'defaultValue' | 'checked' | 'defaultChecked'>> &
  Partial<Pick<HTMLOptionElement, 'selected' | 'defaultSelected'>>;

let replay: (() => void) | undefined;

/** Before hydration: keeps what the visitor did to the prerendered page while it could not listen. */
export async function keepEarlyInput(root: ParentNode): Promise<void> {
  const controls = root.querySelectorAll<Element & Control>('input, textarea, option');
  if ([...controls].some(isChanged)) replay = (await import('./early-input.ts')).collectEarlyInput(root);
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
    (control.defaultValue ?? control.value) !== control.value
  );
}
