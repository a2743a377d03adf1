/** One keyword of each group, joined. */
export interface Combination {
  /** Unique index in the original order, independent of the sorting. */
  readonly index: number;
  readonly combination: string;
  /** Words separated by white space. */
  readonly wordCount: number;
  /** Unicode code points, separators included. */
  readonly charCount: number;
}
