export interface EncodedText {
  readonly text: string;
  readonly encoding: string;
}

/** Where UTF-8 fails: what spreadsheets in China, Japan and Western Europe write; the first where nothing speaks for one. */
const WESTERN = 'windows-1252';
const OTHER_ENCODINGS = ['gb18030', 'shift_jis', WESTERN] as const;
const SAMPLE_BYTES = 64_000;

/**
 * Decodes bytes of an unknown encoding: by the byte order mark, by the zeros of UTF-16, as valid UTF-8, else by which
 * encoding gives the best text (`sense` of a first part, higher is better). Null where it is no text.
 */
export function encodedText(bytes: Uint8Array, sense: (part: string) => number): EncodedText | null {
  const marked = encodingByMark(bytes);
  if (marked !== null) return decodeAs(bytes, marked);
  const zeros = zerosOf(bytes);
  if (zeros === 'anywhere') return null;
  if (zeros !== 'none') return decodeAs(bytes, zeros);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decodeAs(bytes, mostSensible(bytes.subarray(0, SAMPLE_BYTES), sense));
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): EncodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function mostSensible(sample: Uint8Array, sense: (part: string) => number): string {
  const isWestern = looksWestern(decodeAs(sample, WESTERN).text);
  const tried = OTHER_ENCODINGS.map((encoding) => {
    const { text } = decodeAs(sample, encoding);
    const score = sense(text) - (text.match(/\ufffd/gu)?.length ?? 0);
    // Less than one known word.
    return { encoding, score: encoding === WESTERN && isWestern ? score + 0.5 : score };
  });
  return tried.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

/**
 * Whether most characters beyond ASCII are single Latin letters between ASCII, as in "Länge": most bytes of Chinese and
 * Japanese text come in runs, or would be signs that no word has. Shift JIS reads such letters as other characters without an error.
 */
function looksWestern(text: string): boolean {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const alone = text.match(/(?<=^|\p{ASCII})[À-ÖØ-öø-ÿ€£®°](?=\p{ASCII}|$)/gu)?.length ?? 0;
  return alone > others / 2;
}

function encodingByMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Latin text in UTF-16 has a zero in every other byte; zeros anywhere else are no text at all. */
function zerosOf(bytes: Uint8Array): 'none' | 'anywhere' | 'utf-16le' | 'utf-16be' {
  const sample = bytes.subarray(0, 4096);
  let [even, odd] = [0, 0];
  sample.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  if (even + odd === 0) return 'none';
  const quarter = sample.length / 4;
  if (odd > quarter && even < quarter / 4) return 'utf-16le';
  return even > quarter && odd < quarter / 4 ? 'utf-16be' : 'anywhere';
}
