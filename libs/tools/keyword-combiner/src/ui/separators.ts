/** What is offered between two keywords, with the key of its name. */
const SEPARATORS = [
  { value: ' ', name: 'separator-space' },
  { value: '', name: 'separator-none' },
  { value: '-', name: 'separator-hyphen' },
  { value: '+', name: 'separator-plus' },
] as const;

export interface SeparatorOption {
  readonly value: string;
  /** Null for one that a link brought. */
  readonly name: (typeof SEPARATORS)[number]['name'] | null;
}

/** The choices, with the current one among them. */
export function separatorOptions(current: string): readonly SeparatorOption[] {
  return SEPARATORS.some(({ value }) => value === current)
    ? SEPARATORS
    : [...SEPARATORS, { value: current, name: null }];
}
