import type { ByteReader, FileHeader } from './file-header.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;

/** GIF89a: the size of the screen, and whether a second picture follows within the bytes given. */
export function gifHeader(reader: ByteReader): FileHeader | null {
  if (reader.length < 13) return null;
  let at = 13 + tableBytes(reader.u8(10));
  let pictures = 0;
  while (at < reader.length && pictures < 2) {
    const kind = reader.u8(at);
    if (kind === IMAGE) {
      pictures += 1;
      at = afterBlocks(reader, at + 11 + tableBytes(reader.u8(at + 9)));
    } else if (kind === EXTENSION) {
      at = afterBlocks(reader, at + 2);
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

/** Bytes of a color table as its flags tell. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** The place behind a chain of blocks, each of which begins with its length; 0 ends it. */
function afterBlocks(reader: ByteReader, from: number): number {
  let at = from;
  while (at < reader.length && reader.u8(at) !== 0) at += 1 + reader.u8(at);
  return at + 1;
}
