/** Separator options with the locale keys of their names. */
const SEPARATORS = [
  { value: ' ', name: 'separator-space' },
  { value: '', name: 'separator-none' },
  { value: '-', name: 'separator-hyphen' },
  { value: '+', name: 'separator-plus' },
] as const;

export interface SeparatorOption {
  readonly value: string;
  /** Null for a separator from a link. */
  readonly name: (typeof SEPARATORS)[number]['name'] | null;
}

/** The options, including the current separator. */
export function separatorOptions(current: string): readonly SeparatorOption[] {
  return SEPARATORS.some(({ value }) => value === current)
    ? SEPARATORS
    : [...SEPARATORS, { value: current, name: null }];
}
