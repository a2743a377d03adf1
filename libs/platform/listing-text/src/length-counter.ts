/** How full a field is: `near` above the given share of its limit, `over` above all of it. */
export interface LengthCounter {
  /** Length / limit. */
  readonly share: number;
  readonly state: 'within' | 'near' | 'over';
}

/** The state of a length, given as its share of the limit. */
export function lengthCounter(share: number, nearLimitShare: number): LengthCounter {
  if (share > 1) return { share, state: 'over' };
  return { share, state: share > nearLimitShare ? 'near' : 'within' };
}
