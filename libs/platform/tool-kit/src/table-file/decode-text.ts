/** A larger file is no list that a person keeps. */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** Why a file holds no table. */
export type FileRefusal = 'file-too-large' | 'file-is-workbook' | 'file-not-text' | 'file-empty';

export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: string }
  | { readonly ok: false; readonly code: FileRefusal };

/** In the order in which they are tried where nothing speaks for one of them. */
const LEGACY_ENCODINGS = ['gb18030', 'shift_jis', 'windows-1252'] as const;

/**
 * The text of a file. A byte order mark decides, then whether the bytes are UTF-8; else, of the encodings that old
 * spreadsheets write, the one in which `isKnown` recognizes most of the first line's words.
 */
export function decodeText(
  bytes: Uint8Array,
  isKnown: (header: string) => boolean = () => false,
): DecodedText {
  if (bytes.length > LARGEST_FILE) return { ok: false, code: 'file-too-large' };
  if (bytes.length === 0) return { ok: false, code: 'file-empty' };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { ok: false, code: 'file-is-workbook' };
  const found = decode(bytes, isKnown);
  if (found === null || found.text.includes('\0')) return { ok: false, code: 'file-not-text' };
  return found.text.trim() === '' ? { ok: false, code: 'file-empty' } : { ok: true, ...found };
}

type Found = { readonly text: string; readonly encoding: string } | null;

function decode(bytes: Uint8Array, isKnown: (header: string) => boolean): Found {
  const marked = encodingByMark(bytes);
  if (marked !== null) return decodeAs(bytes, marked);
  const unicode = decodeAs(bytes, 'utf-8');
  if (unicode !== null) return unicode;
  const candidates = LEGACY_ENCODINGS.flatMap((encoding) => decodeAs(bytes, encoding) ?? []);
  const known = ({ text }: NonNullable<Found>) => headerWords(text).filter(isKnown).length;
  return candidates.reduce<Found>(
    (best, one) => (best === null || known(one) > known(best) ? one : best),
    null,
  );
}

function encodingByMark([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decodeAs(bytes: Uint8Array, encoding: string): Found {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

function headerWords(text: string): string[] {
  return (text.split(/[\r\n]/, 1)[0] ?? '').split(/[,;\t]/).map((word) => word.replace(/^"|"$/g, ''));
}
