import { profileColorSpace } from './color-profile.ts';
import { ByteReader, type FileHeader } from './file-header.ts';

const FIRST_CHUNK = 12;
const ANIMATION = 0x02;
const PROFILE = 0x20;

/** WebP (RFC 9649): the three types of first chunk encode the size differently. */
export function webpHeader({ bytes }: ByteReader): FileHeader | null {
  const reader = new ByteReader(bytes, 'little-endian');
  const data = FIRST_CHUNK + 8;
  const plain = { format: 'webp', colorSpace: 'untagged', isAnimated: false } as const;
  switch (reader.text(FIRST_CHUNK, 4)) {
    case 'VP8 ':
      return { ...plain, width: reader.u16(data + 6) & 0x3fff, height: reader.u16(data + 8) & 0x3fff };
    case 'VP8L': {
      const packed = reader.u32(data + 1);
      return { ...plain, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const flags = reader.u8(data);
      const hasProfile = (flags & PROFILE) !== 0 && reader.text(data + 10, 4) === 'ICCP';
      return {
        ...plain,
        width: (reader.u32(data + 4) & 0xffffff) + 1,
        height: (reader.u32(data + 7) & 0xffffff) + 1,
        isAnimated: (flags & ANIMATION) !== 0,
        colorSpace: hasProfile ? profileColorSpace(bytes.subarray(data + 18)) : 'untagged',
      };
    }
    default:
      return null;
  }
}
