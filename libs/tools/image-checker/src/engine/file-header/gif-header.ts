import type { ByteReader, FileHeader } from './file-header.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;

/** GIF89a: the screen size, and whether the given bytes have a second frame. */
export function gifHeader(reader: ByteReader): FileHeader | null {
  if (reader.length < 13) return null;
  let at = 13 + colorTableBytes(reader.u8(10));
  let pictures = 0;
  while (at < reader.length && pictures < 2) {
    const kind = reader.u8(at);
    if (kind === IMAGE) {
      pictures += 1;
      at = skipSubBlocks(reader, at + 11 + colorTableBytes(reader.u8(at + 9)));
    } else if (kind === EXTENSION) {
      at = skipSubBlocks(reader, at + 2);
    } else {
      break;
    }
  }
  return {
    format: 'gif',
    width: reader.u8(6) | (reader.u8(7) << 8),
    height: reader.u8(8) | (reader.u8(9) << 8),
    colorSpace: 'untagged',
    isAnimated: pictures > 1,
  };
}

/** Size of a color table by its flags. */
function colorTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Position after a chain of sub-blocks: each begins with its length, and a length of 0 ends the chain. */
function skipSubBlocks(reader: ByteReader, from: number): number {
  let at = from;
  while (at < reader.length && reader.u8(at) !== 0) at += 1 + reader.u8(at);
  return at + 1;
}
