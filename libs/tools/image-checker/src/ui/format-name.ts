import type { NamedFormat } from '../engine/image-rules.ts';

/** Not localized: the same in every language. */
const NAMES: Readonly<Record<NamedFormat, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  tiff: 'TIFF',
  bmp: 'BMP',
  avif: 'AVIF',
  heic: 'HEIC',
  psd: 'PSD',
  jxl: 'JPEG XL',
  jp2: 'JPEG 2000',
};

export function formatName(format: string): string {
  return (NAMES as Readonly<Record<string, string>>)[format] ?? format;
}
