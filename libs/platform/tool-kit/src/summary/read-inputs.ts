const MAX_LENGTH = 200;
/** Lists may have hundreds of fields, and their results name what they are about. */
const MAX_INPUTS = 30;

/** A field as it is on the page: its label and its value with its unit. */
export type ReadInput = readonly [label: string, value: string];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const UNREAD = new Set(['hidden', 'file', 'range', 'search', 'color', 'button', 'submit', 'reset']);

/** The filled fields of a part of the page, without those in closed panels and tables. */
export function readInputs(part: Element): ReadInput[] {
  const inputs = [...part.querySelectorAll<Control>('input, select, textarea')].flatMap((control) => {
    if (isHidden(control)) return [];
    const label = labelOf(control);
    const value = valueOf(control);
    return label === '' || value === '' ? [] : [[label, shortened(value)] as const];
  });
  return inputs.slice(0, MAX_INPUTS);
}

function isHidden(control: Control): boolean {
  return (
    UNREAD.has(control.type) ||
    control.disabled ||
    control.closest('details:not([open]), table, [hidden]') !== null ||
    // Older browsers do not know it.
    (control.parentElement as Partial<Pick<Element, 'checkVisibility'>> | null)?.checkVisibility?.() === false
  );
}

function labelOf(control: Control): string {
  const group = isChoice(control) ? textOf(control.closest('fieldset')?.querySelector('legend')) : '';
  return group || (control.getAttribute('aria-label') ?? textOf(control.labels?.[0]));
}

function valueOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return textOf(control.selectedOptions[0]);
  if (isChoice(control)) {
    if (!(control instanceof HTMLInputElement && control.checked)) return '';
    return control.closest('fieldset') ? textOf(control.labels?.[0]) : '✓';
  }
  const value = control.value.trim();
  const unit = control.nextElementSibling;
  return value !== '' && unit instanceof HTMLSpanElement ? `${value} ${textOf(unit)}` : value;
}

function isChoice({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox';
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? '';
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
