const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NO_DIGIT = 255;

const DIGITS = new Uint8Array(128).fill(NO_DIGIT);
for (let digit = 0; digit < ALPHABET.length; digit += 1) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

/** The bytes of a base64 text (RFC 4648, with padding, without line breaks), or null where it is none. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const bytes = new Uint8Array(base64ByteLength(text));
  const end = text.length - paddingLength(text);
  let [buffer, bits, at] = [0, 0, 0];
  for (let index = 0; index < end; index += 1) {
    const digit = DIGITS[text.charCodeAt(index)] ?? NO_DIGIT;
    if (digit === NO_DIGIT) return null;
    buffer = ((buffer << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (buffer >> bits) & 255;
    at += 1;
  }
  return bytes;
}

/** The number of bytes of a base64 text, from its length and padding. */
export function base64ByteLength(text: string): number {
  return (text.length / 4) * 3 - paddingLength(text);
}

function paddingLength(text: string): number {
  return text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
}

/** Bytes as base64 (RFC 4648, with padding). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const word = (first << 16) | (second << 8) | third;
    const digits = [word >> 18, (word >> 12) & 63, (word >> 6) & 63, word & 63];
    const used = Math.min(4, bytes.length - at + 1);
    parts.push(digits.map((digit, index) => (index < used ? ALPHABET[digit] : '=')).join(''));
  }
  return parts.join('');
}
