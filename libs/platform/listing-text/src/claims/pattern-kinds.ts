const KINDS = {
  /** What overlaps it is no claim. */
  '- ': 'exception',
  /** A claim unless its sentence is about a thing that carries words or pictures, such as a book. */
  '? ': 'subject',
  /** A claim that a negation does not undo. */
  '! ': 'unnegated',
  /** A claim that no exception clears. */
  '!!': 'certain',
  /** A subject that a negation does not undo: "no more moths". */
  '?!': 'unnegated-subject',
  /** An exception to subjects only. */
  '-?': 'subject-exception',
  /** Words that are a claim of the rule only beside a second sign, see `second-signs.ts`. */
  '~ ': 'bare',
  /** A subject of that kind. */
  '?~': 'bare-subject',
} as const;

export type PatternKind = 'claim' | (typeof KINDS)[keyof typeof KINDS];

/** The kind of a line by its first two characters. */
export function patternKind(mark: string): PatternKind {
  return Object.hasOwn(KINDS, mark) ? KINDS[mark as keyof typeof KINDS] : 'claim';
}
