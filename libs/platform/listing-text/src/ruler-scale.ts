/** A length set by a rule, in code points from the start of a title. */
export interface ScaleMark<Kind extends string> {
  readonly kind: Kind;
  readonly at: number;
}

/** A scale over a title and its limit, with the marks in its range, ascending. */
export function rulerScale<Kind extends string>(
  { length, maxLength }: { readonly length: number; readonly maxLength: number },
  marks: readonly ScaleMark<Kind>[],
): { end: number; marks: ScaleMark<Kind>[] } {
  const end = Math.max(length, maxLength);
  return { end, marks: marks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at) };
}
