import type { ColorSpace } from '../image-rules.ts';
import { ByteReader } from './file-header.ts';

/** Patterns of ICC profile descriptions, most specific first. */
const NAMED: readonly (readonly [name: RegExp, colorSpace: ColorSpace])[] = [
  [/srgb/i, 'srgb'],
  [/display p3/i, 'display-p3'],
  [/adobe rgb/i, 'adobe-rgb'],
];

/** The description is within the first bytes; tables follow. */
const MAX_NAME_LENGTH = 4096;

/** The color space of an ICC profile: by the signature at byte 16, for RGB by the name in the description. */
export function profileColorSpace(profile: Uint8Array): ColorSpace {
  const reader = new ByteReader(profile);
  const signature = reader.text(16, 4);
  if (signature === 'CMYK') return 'cmyk';
  if (signature === 'GRAY') return 'gray';
  // Newer profiles have UTF-16 names; without the zero bytes they read like ASCII.
  const name = reader.text(0, MAX_NAME_LENGTH).replaceAll('\0', '');
  return namedColorSpace(name);
}

/** The color space for the name of a profile. */
export function namedColorSpace(name: string): ColorSpace {
  return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
