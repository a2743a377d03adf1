import type { ColorSpace } from '../image-rules.ts';
import { ByteReader } from './file-header.ts';

/** Names of profiles as their descriptions write them, most telling first. */
const NAMED: readonly (readonly [name: RegExp, colorSpace: ColorSpace])[] = [
  [/srgb/i, 'srgb'],
  [/display p3/i, 'display-p3'],
  [/adobe rgb/i, 'adobe-rgb'],
];

/** Longer ones hold tables, not names. */
const NAME_WITHIN = 4096;

/** The color space of an ICC profile: by its signature at byte 16, an RGB one by the name in its description. */
export function profileColorSpace(profile: Uint8Array): ColorSpace {
  const reader = new ByteReader(profile);
  const signature = reader.text(16, 4);
  if (signature === 'CMYK') return 'cmyk';
  if (signature === 'GRAY') return 'gray';
  // Newer profiles write their names with two bytes a letter; without the zero ones both read the same.
  const name = reader.text(0, NAME_WITHIN).replaceAll('\0', '');
  return namedColorSpace(name);
}

/** The color space that a profile's name tells. */
export function namedColorSpace(name: string): ColorSpace {
  return NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
