/**
 * The signs that count as punctuation in listing text, each with its full-width forms: the Unicode one, and the one that
 * a Chinese or Japanese keyboard in full-width mode types for the same key. Source: scoring of the specification, read
 * with the Unicode block "Halfwidth and Fullwidth Forms"; checked 2026-11-21. Half-width katakana signs are none.
 */
export const PUNCTUATION = [
  { sign: '.', fullWidth: ['．', '。'] },
  { sign: ',', fullWidth: ['，', '、'] },
  { sign: ';', fullWidth: ['；'] },
  { sign: ':', fullWidth: ['：'] },
  { sign: '!', fullWidth: ['！'] },
  { sign: '?', fullWidth: ['？'] },
] as const satisfies readonly { readonly sign: string; readonly fullWidth: readonly string[] }[];

/** The signs that may stand inside a number, where they are no punctuation. */
export const DECIMAL_POINTS: readonly string[] = ['.', '．'];
