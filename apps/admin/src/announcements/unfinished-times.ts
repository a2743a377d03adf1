import type { FieldError } from '@seller-toolbox/contracts';

/**
 * The times of a form that are half filled in. The browser reports them as blank, which would mean immediately or never;
 * only the field itself knows that it is not empty.
 */
export function unfinishedTimes(formId: string): readonly FieldError[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[id="${formId}"] input[type="datetime-local"]`)]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => ({ path: name, code: 'invalid-date' }));
}
