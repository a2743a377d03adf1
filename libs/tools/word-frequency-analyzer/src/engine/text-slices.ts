/** Long enough for speed, short enough to report progress and to end a worker between two slices. */
export const SLICE_LENGTH = 32_768;

const WHITE_SPACE = /\s/u;

/** Cuts a text at white space into slices of about the given length, so that no word is cut where words have spaces. */
export function* sliceText(text: string, length = SLICE_LENGTH): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + length);
    // A slice without white space near its end is cut anyway, but never inside a surrogate pair.
    const earliest = to - Math.min(200, length - 1);
    let cut = to;
    while (to < text.length && cut > earliest && !WHITE_SPACE.test(text.charAt(cut - 1))) cut -= 1;
    if (to < text.length) to = cut > earliest ? cut : endOfPair(text, to);
    yield text.slice(from, to);
    from = to;
  }
}

function endOfPair(text: string, at: number): number {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at + 1 : at;
}
