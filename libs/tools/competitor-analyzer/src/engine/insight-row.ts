/** What insights look at; null where no file says it. */
export interface InsightRow {
  readonly price: number | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly revenue: number | null;
}

export interface InsightAverages {
  readonly price: number | null;
  /** In percent. */
  readonly margin: number | null;
}
