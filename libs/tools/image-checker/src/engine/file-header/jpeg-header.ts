import type { ColorSpace } from '../image-rules.ts';
import { profileColorSpace } from './color-profile.ts';
import type { ByteReader, FileHeader } from './file-header.ts';

const ICC_MARK = 'ICC_PROFILE\0';
const ICC_DATA = ICC_MARK.length + 2;

/** JPEG (ITU-T T.81): the segments before the pixels; the frame header has the size and the number of components. */
export function jpegHeader(reader: ByteReader): FileHeader | null {
  let profile: ColorSpace | null = null;
  for (let at = 2; at + 4 <= reader.length;) {
    if (reader.u8(at) !== 0xff) return null;
    const marker = reader.u8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = reader.u16(at + 2);
    const data = at + 4;
    if (isFrame(marker)) return toHeader(reader, data, profile);
    // The pixels, or the end, before any frame.
    if (marker === 0xda || marker === 0xd9 || length < 2) return null;
    if (marker === 0xe2 && reader.text(data, ICC_MARK.length) === ICC_MARK) {
      profile ??= profileColorSpace(reader.bytes.subarray(data + ICC_DATA, at + 2 + length));
    }
    at += 2 + length;
  }
  return null;
}

/** SOF0 to SOF15 without the three markers among them that are something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function toHeader(reader: ByteReader, data: number, profile: ColorSpace | null): FileHeader {
  const components = reader.u8(data + 5);
  const colorSpace = components === 4 ? 'cmyk' : components === 1 ? 'gray' : (profile ?? 'untagged');
  return {
    format: 'jpeg',
    width: reader.u16(data + 3),
    height: reader.u16(data + 1),
    colorSpace,
    isAnimated: false,
  };
}
