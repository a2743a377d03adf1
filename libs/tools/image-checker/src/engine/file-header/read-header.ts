import { ByteReader, type FileHeader, type HeaderFailure } from './file-header.ts';
import { gifHeader } from './gif-header.ts';
import { isFrameHeaderMissing, jpegHeader } from './jpeg-header.ts';
import { pngHeader } from './png-header.ts';
import { tiffHeader } from './tiff-header.ts';
import { webpHeader } from './webp-header.ts';
import type { ImageFormat, NamedFormat } from '../image-rules.ts';

export type HeaderResult =
  | { readonly ok: true; readonly header: FileHeader }
  /** `format` where the file type is known but not supported. */
  | { readonly ok: false; readonly failure: HeaderFailure | 'unread-format'; readonly format?: NamedFormat };

type ReadHeader = (reader: ByteReader) => FileHeader | null;

const READERS: readonly (readonly [isFormat: (reader: ByteReader) => boolean, read: ReadHeader])[] = [
  [isJpeg, jpegHeader],
  [(reader) => reader.u32(0) === 0x89504e47 && reader.u32(4) === 0x0d0a1a0a, pngHeader],
  [(reader) => /^GIF8[79]a$/.test(reader.text(0, 6)), gifHeader],
  [(reader) => reader.text(0, 4) === 'RIFF' && reader.text(8, 4) === 'WEBP', webpHeader],
  [(reader) => ['II*\0', 'MM\0*'].includes(reader.text(0, 4)), tiffHeader],
];

/** Formats that are recognized for the error message but not read, because no marketplace accepts them. */
const UNREAD: readonly (readonly [isFormat: (reader: ByteReader) => boolean, format: NamedFormat])[] = [
  [(reader) => reader.text(0, 2) === 'BM', 'bmp'],
  [(reader) => /^ftypavi[fs]$/.test(reader.text(4, 8)), 'avif'],
  [(reader) => /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(reader.text(4, 8)), 'heic'],
  [(reader) => reader.text(0, 4) === '8BPS', 'psd'],
  [(reader) => reader.u16(0) === 0xff0a || /^JXL /.test(reader.text(4, 4)), 'jxl'],
  [(reader) => /^jP {2}/.test(reader.text(4, 4)) || reader.u32(0) === 0xff4fff51, 'jp2'],
];

/**
 * Reads the header of an image file by its content, not by its name, so that a decompression bomb is detected before
 * decoding. `start` is the first bytes; a megabyte is enough unless `needsWholeFile`.
 */
export function readHeader(start: Uint8Array): HeaderResult {
  if (start.length === 0) return { ok: false, failure: 'empty-file' };
  const reader = new ByteReader(start);
  const read = READERS.find(([isFormat]) => isFormat(reader))?.[1];
  if (read) {
    const header = read(reader);
    return header && header.width > 0 && header.height > 0
      ? { ok: true, header }
      : { ok: false, failure: 'damaged-file' };
  }
  const format = UNREAD.find(([isFormat]) => isFormat(reader))?.[1];
  if (format !== undefined) return { ok: false, failure: 'unread-format', format };
  return { ok: false, failure: isSvg(reader) ? 'svg-file' : 'not-an-image' };
}

/**
 * Whether the header may need more than the first bytes: GIF has further frames after the pixels, TIFF often has its
 * directory at the end, and a JPEG may have long metadata.
 */
export function needsWholeFile(start: Uint8Array): boolean {
  const reader = new ByteReader(start);
  return isJpeg(reader) ? isFrameHeaderMissing(reader) : /^(GIF8|II\*\0|MM\0\*)/.test(reader.text(0, 4));
}

function isJpeg(reader: ByteReader): boolean {
  return reader.u16(0) === 0xffd8 && reader.u8(2) === 0xff;
}

function isSvg(reader: ByteReader): boolean {
  return /<svg[\s>]/i.test(reader.text(0, 4096));
}

/** End markers by format. */
const ENDS: Readonly<Partial<Record<ImageFormat, readonly number[]>>> = {
  jpeg: [0xff, 0xd9],
  png: [0x49, 0x45, 0x4e, 0x44],
  gif: [0x3b],
};

/**
 * Whether the last bytes contain the end marker of the format; true for a format without one. Cameras append metadata, so
 * the marker may be anywhere in `end`.
 */
export function hasEndMarker(format: ImageFormat, end: Uint8Array): boolean {
  const mark = ENDS[format];
  if (mark === undefined) return true;
  return end.some((_, at) => mark.every((byte, index) => end[at + index] === byte));
}
