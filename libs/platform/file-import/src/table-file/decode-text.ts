import { encodedText } from './text-encoding.ts';

/** Far larger than a table of a seller. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Why a file holds no text. */
export type FileRejection =
  | 'file-too-large'
  | 'file-is-workbook'
  /** XLS, or encrypted. */
  | 'file-is-old-workbook'
  | 'file-not-text'
  | 'file-empty';

export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: string }
  | { readonly ok: false; readonly code: FileRejection };

/** The text of a file; of the encodings that old spreadsheets write, the one in which most of its first words are known. */
export function decodeText(
  bytes: Uint8Array,
  isKnown: (header: string) => boolean = () => false,
): DecodedText {
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, code: 'file-too-large' };
  if (bytes.length === 0) return { ok: false, code: 'file-empty' };
  if (startsWith(bytes, WORKBOOK)) return { ok: false, code: 'file-is-workbook' };
  if (startsWith(bytes, OLD_WORKBOOK)) return { ok: false, code: 'file-is-old-workbook' };
  const found = encodedText(bytes, (part) => headerWords(part).filter(isKnown).length);
  if (found === null || found.text.includes('\0')) return { ok: false, code: 'file-not-text' };
  return found.text.trim() === '' ? { ok: false, code: 'file-empty' } : { ok: true, ...found };
}

/** As any ZIP archive begins. */
const WORKBOOK = [0x50, 0x4b];
/** A compound file of the old Office programs. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function headerWords(text: string): string[] {
  return (text.split(/[\r\n]/, 1)[0] ?? '').split(/[,;\t]/).map((word) => word.replace(/^"|"$/g, ''));
}
