import { ReportRefused } from './report-refused.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

/** Where UTF-8 fails: what spreadsheets in Japan, China and Western Europe write. */
const OTHER_ENCODINGS = ['shift_jis', 'gb18030', 'windows-1252'] as const;
const SAMPLE_BYTES = 64_000;

/**
 * The text of a file in whatever encoding: told by its mark, by the zeros of UTF-16, by being valid UTF-8, else by which
 * encoding makes sense of its headers (`sense`, higher is better).
 */
export function decodeText(bytes: Uint8Array, sense: (text: string) => number): DecodedText {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const sample = bytes.subarray(0, SAMPLE_BYTES);
    const [best = 'windows-1252'] = [...OTHER_ENCODINGS].sort((a, b) => senseOf(b) - senseOf(a));
    function senseOf(name: string) {
      const text = new TextDecoder(name).decode(sample);
      return sense(text) - (text.match(/\ufffd/gu)?.length ?? 0);
    }
    return { text: new TextDecoder(best).decode(bytes), encoding: best };
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Latin text in UTF-16 has a zero in every other byte; zeros anywhere else are no text at all. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  const quarter = sample.length / 4;
  if (odd > quarter && even < quarter / 4) return 'utf-16le';
  if (even > quarter && odd < quarter / 4) return 'utf-16be';
  throw new ReportRefused('not-a-table');
}
