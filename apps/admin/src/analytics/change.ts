/** What became of a count since the days before. */
export interface CountChange {
  readonly difference: number;
  /** Of the count before, 0.5 for half as many more; null if there was none. */
  readonly share: number | null;
}

export function changeOf(count: number, before: number): CountChange {
  return { difference: count - before, share: before === 0 ? null : (count - before) / before };
}
