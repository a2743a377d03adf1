export interface PackedWords {
  /** The words that fit, separated by spaces. */
  readonly text: string;
  /** UTF-8. */
  readonly bytes: number;
  /** Number of words that do not fit. */
  readonly leftOut: number;
}

const encoder = new TextEncoder();

/** As many words as fit into a field of `maxBytes`, in order; one that does not fit is left out for shorter ones behind it. */
export function packWords(words: Iterable<string>, maxBytes: number): PackedWords {
  const taken: string[] = [];
  let bytes = 0;
  let leftOut = 0;
  for (const word of words) {
    const more = encoder.encode(word).length + (taken.length === 0 ? 0 : 1);
    if (bytes + more > maxBytes) leftOut += 1;
    else {
      taken.push(word);
      bytes += more;
    }
  }
  return { text: taken.join(' '), bytes, leftOut };
}
