import type { ImageFormat, ImageType } from './image-rules.ts';

/** What the name of a file says about the picture; the first of the additional images is meant. */
const VARIANT_CODES: Readonly<Record<ImageType, string>> = { main: 'MAIN', secondary: 'PT01' };

const EXTENSIONS: Readonly<Partial<Record<ImageFormat, string>>> = { png: 'png', gif: 'gif', tiff: 'tif' };

/**
 * The name that the marketplace's upload of images requires: ASIN, variant code and extension with full stops between,
 * "B0ABCDEFGH.MAIN.jpg". Null where the text is no ASIN: any other character keeps the file from being taken. Source: Seller Central,
 * "Name your image files", looked up 2026-11-24.
 */
export function imageFileName(asin: string, imageType: ImageType, format: ImageFormat | null): string | null {
  const name = asin.trim().toUpperCase();
  if (!/^[A-Z0-9]{10}$/.test(name)) return null;
  return `${name}.${VARIANT_CODES[imageType]}.${(format && EXTENSIONS[format]) ?? 'jpg'}`;
}
