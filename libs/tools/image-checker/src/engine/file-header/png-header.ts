import type { ColorSpace } from '../image-rules.ts';
import { namedColorSpace } from './color-profile.ts';
import type { ByteReader, FileHeader } from './file-header.ts';

const FIRST_CHUNK = 8;
/** Length and type before the data of a chunk, CRC after it. */
const CHUNK_FRAME = 12;

/** PNG (W3C, third edition): IHDR, then the animation and color chunks before IDAT. */
export function pngHeader(reader: ByteReader): FileHeader | null {
  if (reader.text(FIRST_CHUNK + 4, 4) !== 'IHDR') return null;
  const [width, height] = [reader.u32(16), reader.u32(20)];
  const colorType = reader.u8(25);
  let colorSpace: ColorSpace = 'untagged';
  let isAnimated = false;
  for (let at = FIRST_CHUNK; at + 8 <= reader.length;) {
    const type = reader.text(at + 4, 4);
    if (type === 'IDAT' || type === 'IEND') break;
    if (type === 'acTL') isAnimated = reader.u32(at + 8) > 1;
    if (type === 'sRGB') colorSpace = 'srgb';
    // The profile is compressed, but its name before it is not.
    if (type === 'iCCP') colorSpace = namedColorSpace(reader.text(at + 8, 79).split('\0')[0] ?? '');
    at += CHUNK_FRAME + reader.u32(at);
  }
  const isGray = colorType === 0 || colorType === 4;
  return { format: 'png', width, height, colorSpace: isGray ? 'gray' : colorSpace, isAnimated };
}
