import type { ColorSpace } from '../image-rules.ts';
import { profileColorSpace } from './color-profile.ts';
import { ByteReader, type FileHeader } from './file-header.ts';

const TAGS = { width: 256, height: 257, photometric: 262, profile: 34675 } as const;
const ENTRY_BYTES = 12;
const SHORT = 3;

/** TIFF 6.0: the first image file directory; null if it is beyond the given bytes. */
export function tiffHeader({ bytes }: ByteReader): FileHeader | null {
  const reader = new ByteReader(bytes, bytes[0] === 0x49 ? 'little-endian' : 'big-endian');
  const directory = reader.u32(4);
  const count = reader.u16(directory);
  const entries = new Map<number, number>();
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > reader.length) return null;
    entries.set(reader.u16(at), reader.u16(at + 2) === SHORT ? reader.u16(at + 8) : reader.u32(at + 8));
  }
  const [width, height] = [entries.get(TAGS.width), entries.get(TAGS.height)];
  if (!width || !height) return null;
  return { format: 'tiff', width, height, colorSpace: colorSpaceOf(entries, bytes), isAnimated: false };
}

/** By photometric interpretation: 0 and 1 are gray, 5 is CMYK. */
function colorSpaceOf(entries: ReadonlyMap<number, number>, bytes: Uint8Array): ColorSpace {
  const photometric = entries.get(TAGS.photometric) ?? 2;
  if (photometric <= 1) return 'gray';
  if (photometric === 5) return 'cmyk';
  const profile = entries.get(TAGS.profile);
  return profile !== undefined && profile < bytes.length
    ? profileColorSpace(bytes.subarray(profile))
    : 'untagged';
}
