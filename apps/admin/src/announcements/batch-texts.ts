export const BATCH_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** Titles that a question names; the others are counted. */
export const NAMED_TITLES = 3;

/** What came of a batch: everything, some of it, or nothing because no answer came. */
export type Outcome = 'all' | 'some' | 'network';

export interface BatchCounts {
  readonly succeeded: number;
  /** Of the failures, whether each had no answer at all. */
  readonly failed: readonly { readonly isNetwork: boolean }[];
}

export function outcomeOf({ succeeded, failed }: BatchCounts): Outcome {
  if (failed.length === 0) return 'all';
  return succeeded === 0 && failed.every(({ isNetwork }) => isNetwork) ? 'network' : 'some';
}
