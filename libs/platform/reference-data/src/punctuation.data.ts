/**
 * Punctuation in listing text, each sign with its full-width forms: the Unicode one, and the one that
 * a Chinese or Japanese keyboard in full-width mode types for the same key. Source: scoring of the specification, read
 * with the Unicode block "Halfwidth and Fullwidth Forms"; checked 2026-11-21. Half-width katakana signs are not included.
 */
export const PUNCTUATION = [
  { sign: '.', fullWidth: ['．', '。'] },
  { sign: ',', fullWidth: ['，', '、'] },
  { sign: ';', fullWidth: ['；'] },
  { sign: ':', fullWidth: ['：'] },
  { sign: '!', fullWidth: ['！'] },
  { sign: '?', fullWidth: ['？'] },
] as const satisfies readonly { readonly sign: string; readonly fullWidth: readonly string[] }[];

/** Signs that are no punctuation inside a number. */
export const DECIMAL_POINTS: readonly string[] = ['.', '．'];
