import { ByteReader, type FileHeader, type HeaderFailure } from './file-header.ts';
import { gifHeader } from './gif-header.ts';
import { hasLaterFrame, jpegHeader } from './jpeg-header.ts';
import { pngHeader } from './png-header.ts';
import { tiffHeader } from './tiff-header.ts';
import { webpHeader } from './webp-header.ts';
import type { ImageFormat, NamedFormat } from '../image-rules.ts';

export type HeaderResult =
  | { readonly ok: true; readonly header: FileHeader }
  /** `format` where the kind of file is known and only its insides are not readable here. */
  | { readonly ok: false; readonly failure: HeaderFailure | 'unread-format'; readonly format?: NamedFormat };

type ReadHeader = (reader: ByteReader) => FileHeader | null;

const READERS: readonly (readonly [isFormat: (reader: ByteReader) => boolean, read: ReadHeader])[] = [
  [isJpeg, jpegHeader],
  [(reader) => reader.u32(0) === 0x89504e47 && reader.u32(4) === 0x0d0a1a0a, pngHeader],
  [(reader) => /^GIF8[79]a$/.test(reader.text(0, 6)), gifHeader],
  [(reader) => reader.text(0, 4) === 'RIFF' && reader.text(8, 4) === 'WEBP', webpHeader],
  [(reader) => ['II*\0', 'MM\0*'].includes(reader.text(0, 4)), tiffHeader],
];

/** Formats that are named, because people have them, and not read, because no marketplace takes them. */
const UNREAD: readonly (readonly [isFormat: (reader: ByteReader) => boolean, format: NamedFormat])[] = [
  [(reader) => reader.text(0, 2) === 'BM', 'bmp'],
  [(reader) => /^ftypavi[fs]$/.test(reader.text(4, 8)), 'avif'],
  [(reader) => /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(reader.text(4, 8)), 'heic'],
  [(reader) => reader.text(0, 4) === '8BPS', 'psd'],
  [(reader) => reader.u16(0) === 0xff0a || /^JXL /.test(reader.text(4, 4)), 'jxl'],
  [(reader) => /^jP {2}/.test(reader.text(4, 4)) || reader.u32(0) === 0xff4fff51, 'jp2'],
];

/**
 * Reads what a picture file says of itself, by its content and never by its name, so that a bomb of pixels is known before
 * anything unpacks it. `start` are the first bytes; a megabyte is enough for most, but not where `saysMoreLater`.
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
 * Whether the first bytes leave something open: formats that say behind their pixels whether another picture follows (GIF) or
 * how large the first is (TIFF, as many programs write it), and a JPEG whose notes are longer.
 */
export function saysMoreLater(start: Uint8Array): boolean {
  const reader = new ByteReader(start);
  return isJpeg(reader) ? hasLaterFrame(reader) : /^(GIF8|II\*\0|MM\0\*)/.test(reader.text(0, 4));
}

function isJpeg(reader: ByteReader): boolean {
  return reader.u16(0) === 0xffd8 && reader.u8(2) === 0xff;
}

function isSvg(reader: ByteReader): boolean {
  return /<svg[\s>]/i.test(reader.text(0, 4096));
}

/** How the last bytes of a whole file look; a format without an entry cannot tell. */
const ENDS: Readonly<Partial<Record<ImageFormat, readonly number[]>>> = {
  jpeg: [0xff, 0xd9],
  png: [0x49, 0x45, 0x4e, 0x44],
  gif: [0x3b],
};

/**
 * Whether a file ends as its format does. Cameras put notes behind the picture, so the mark may stand anywhere in the last
 * bytes given.
 */
export function endsWhole(format: ImageFormat, end: Uint8Array): boolean {
  const mark = ENDS[format];
  if (mark === undefined) return true;
  return end.some((_, at) => mark.every((byte, index) => end[at + index] === byte));
}
