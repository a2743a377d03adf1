import { readFileHeader } from './read-file-header.ts';

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
/** More than `HEADER_BYTES`. */
const PIXEL_BYTES = 1_200_000;

/** A TIFF with its directory at the end, as some programs write it. */
const tiff = new Blob([
  Uint8Array.from([0x49, 0x49, 42, 0, ...u32(8 + PIXEL_BYTES)]),
  new Uint8Array(PIXEL_BYTES),
  Uint8Array.from([
    ...u16(2),
    ...[...u16(256), ...u16(3), ...u32(1), ...u16(3000), 0, 0],
    ...[...u16(257), ...u16(3), ...u32(1), ...u16(2000), 0, 0],
  ]),
]);

function gif(pictures: number): Blob {
  const block = Uint8Array.from([255, ...new Uint8Array(255).fill(1)]);
  const blocks = Array.from({ length: Math.ceil(PIXEL_BYTES / 256) }, () => block);
  const picture = [
    Uint8Array.from([0x2c, 0, 0, 0, 0, ...u16(30), ...u16(20), 0, 2]),
    ...blocks,
    Uint8Array.of(0),
  ];
  const head = Uint8Array.from([...Buffer.from('GIF89a'), ...u16(30), ...u16(20), 0, 0, 0]);
  return new Blob([head, ...Array.from({ length: pictures }, () => picture).flat(), Uint8Array.of(0x3b)]);
}

describe('readFileHeader for large files', () => {
  it('reads a TIFF directory at the end', async () => {
    expect(await readFileHeader(tiff)).toMatchObject({ ok: true, header: { width: 3000, height: 2000 } });
  });

  it.each([
    [1, false],
    [2, true],
  ])('of a GIF with %d frames: isAnimated is %s', async (pictures, isAnimated) => {
    expect(await readFileHeader(gif(pictures))).toMatchObject({
      ok: true,
      header: { format: 'gif', isAnimated },
    });
  });

  it('reads a JPEG frame header behind long metadata', async () => {
    const note = Uint8Array.from([0xff, 0xe1, 0xff, 0xff, ...new Uint8Array(0xfffd)]);
    const frame = Uint8Array.of(0xff, 0xc0, 0, 11, 8, 0x07, 0xd0, 0x0b, 0xb8, 1, 1, 0x11, 0);
    const notes = Array.from({ length: 20 }, () => note);
    const file = new Blob([Uint8Array.of(0xff, 0xd8), ...notes, frame]);
    expect(await readFileHeader(file)).toMatchObject({
      ok: true,
      header: { format: 'jpeg', width: 3000, height: 2000, colorSpace: 'gray' },
    });
  });

  it('reads only the first bytes of a damaged JPEG', async () => {
    const read: number[] = [];
    const file = new Blob([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(PIXEL_BYTES)]);
    const slice = file.slice.bind(file);
    file.slice = (from, to) => {
      read.push((to ?? file.size) - (from ?? 0));
      return slice(from, to);
    };
    file.arrayBuffer = () => Promise.reject(new Error('all of it was read'));
    expect(await readFileHeader(file)).toEqual({ ok: false, failure: 'damaged-file' });
    expect(read).toEqual([1_000_000]);
  });
});
