type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let replays: readonly (() => void)[] = [];

/**
 * Before hydration: collects the fields that differ from what the page was served with, because the visitor was faster than the
 * script; hydration puts them back silently. It is part of the page's own script: who types early would wait for one more file.
 */
export function captureEarlyInput(root: ParentNode): void {
  replays = [...root.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    const replay = replayOf(field);
    return replay ? [() => field.isConnected && replay()] : [];
  });
}

/** After hydration: does it all again, once, now that the page listens. */
export function replayEarlyInput(): void {
  const waiting = replays;
  replays = [];
  for (const replay of waiting) replay();
}

/** Null for an unchanged field, and for files, which scripts cannot set. */
function replayOf(field: Field): (() => void) | null {
  if (isBox(field)) return replayOfBox(field);
  const { value } = field;
  const served = servedValue(field);
  if (field.type === 'file' || value === served) return null;
  return () => enter(field, value, served);
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** In a group of radio buttons, only the chosen one is clicked. */
function replayOfBox(box: HTMLInputElement): (() => void) | null {
  const { checked } = box;
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return null;
  return () => {
    // The click toggles a checkbox: start from the opposite state.
    box.checked = box.type === 'checkbox' && !checked;
    box.click();
  };
}

function servedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Writes a value as typing does. React takes note of what is set on the element itself, so the class has to set it. */
function enter(field: Field, value: string, served: string): void {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!setValue) return;
  // Setting the current value counts as a change only after another one.
  field.value = served;
  setValue.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
