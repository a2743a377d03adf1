import type { ColorSpace, ImageFormat } from '../image-rules.ts';

/** Facts from the header of an image file. */
export interface FileHeader {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly colorSpace: ColorSpace;
  readonly isAnimated: boolean;
}

/** Why a header cannot be read. */
export const HEADER_FAILURES = ['empty-file', 'svg-file', 'not-an-image', 'damaged-file'] as const;
export type HeaderFailure = (typeof HEADER_FAILURES)[number];

/**
 * Reads integers in one byte order; reads beyond the end give 0, so that a damaged file does not throw. Declared, not private
 * (#): compiled class fields load four small files with the first picture.
 */
export class ByteReader {
  declare private readonly view: DataView;
  declare readonly bytes: Uint8Array;
  declare readonly isLittleEndian: boolean;

  constructor(bytes: Uint8Array, order: 'big-endian' | 'little-endian' = 'big-endian') {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.isLittleEndian = order === 'little-endian';
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number): number {
    return this.has(at, 2) ? this.view.getUint16(at, this.isLittleEndian) : 0;
  }

  u32(at: number): number {
    return this.has(at, 4) ? this.view.getUint32(at, this.isLittleEndian) : 0;
  }

  /** Latin-1 text. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }

  private has(at: number, count: number): boolean {
    return at >= 0 && at + count <= this.bytes.length;
  }
}
