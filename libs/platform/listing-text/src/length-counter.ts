/** How full a field's limit is: `near` above the given share of it, `over` above all of it. */
export interface LengthCounter {
  /** Length / limit. */
  readonly share: number;
  readonly state: 'within' | 'near' | 'over';
}

/** Judges a length, as its share of the limit. */
export function lengthCounter(share: number, nearLimitShare: number): LengthCounter {
  if (share > 1) return { share, state: 'over' };
  return { share, state: share > nearLimitShare ? 'near' : 'within' };
}
