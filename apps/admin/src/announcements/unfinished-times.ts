import type { FieldError } from '@seller-toolbox/contracts';

/**
 * The times of a form that are filled in by half. The browser gives them as blank, which would mean at once or never;
 * that something stands there only the field itself knows.
 */
export function unfinishedTimes(formId: string): readonly FieldError[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[id="${formId}"] input[type="datetime-local"]`)]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => ({ path: name, code: 'invalid-date' }));
}
