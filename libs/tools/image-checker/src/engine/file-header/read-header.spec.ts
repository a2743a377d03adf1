import * as fc from 'fast-check';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { hasEndMarker, readHeader } from './read-header.ts';

const bytes = (...parts: (string | readonly number[] | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );
const u16le = (value: number) => [value & 255, value >> 8];
const u32be = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const chunk = (type: string, data: Uint8Array) => bytes(u32be(data.length), type, data, [0, 0, 0, 0]);

const png = (width: number, height: number) =>
  new Uint8Array(PNG.sync.write(new PNG({ width, height, fill: true })));
const jpg = (width: number, height: number) =>
  new Uint8Array(jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 200) }, 80).data);
/** Inserts bytes into a file. */
const inserted = (file: Uint8Array, at: number, part: Uint8Array) =>
  bytes(file.subarray(0, at), part, file.subarray(at));

const profile = (signature: string, name: string) =>
  bytes(new Uint8Array(16), signature, new Uint8Array(100), name);
const iccSegment = (data: Uint8Array) =>
  bytes([0xff, 0xe2], [(data.length + 16) >> 8, (data.length + 16) & 255], 'ICC_PROFILE\0', [1, 1], data);

const gif = (pictures: number) =>
  bytes(
    'GIF89a',
    u16le(30),
    u16le(20),
    [0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    ...Array.from({ length: pictures }, () => [
      [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
      [0x2c, 0, 0, 0, 0, ...u16le(30), ...u16le(20), 0, 2, 2, 0x44, 1, 0],
    ]).flat(),
    [0x3b],
  );
const webp = (type: string, data: Uint8Array) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', type, [0, 0, 0, 0], data);
const tiff = bytes(
  'II*\0',
  [8, 0, 0, 0],
  u16le(3),
  [...u16le(256), ...u16le(3), 1, 0, 0, 0, ...u16le(3000), 0, 0],
  [...u16le(257), ...u16le(3), 1, 0, 0, 0, ...u16le(2000), 0, 0],
  [...u16le(262), ...u16le(3), 1, 0, 0, 0, ...u16le(5), 0, 0],
);

describe('readHeader', () => {
  it.each<[string, Uint8Array, object]>([
    ['a PNG', png(7, 5), { format: 'png', width: 7, height: 5, colorSpace: 'untagged', isAnimated: false }],
    [
      'a PNG that names sRGB',
      inserted(png(7, 5), 33, chunk('sRGB', bytes([0]))),
      { format: 'png', colorSpace: 'srgb' },
    ],
    [
      'a PNG with a wide profile',
      inserted(png(7, 5), 33, chunk('iCCP', bytes('Display P3\0\0', [1, 2]))),
      { colorSpace: 'display-p3' },
    ],
    [
      'an animated PNG',
      inserted(png(7, 5), 33, chunk('acTL', bytes(u32be(3), u32be(0)))),
      { isAnimated: true },
    ],
    ['a JPEG', jpg(9, 6), { format: 'jpeg', width: 9, height: 6, colorSpace: 'untagged' }],
    [
      'a JPEG with a UTF-16 sRGB profile name',
      inserted(jpg(9, 6), 2, iccSegment(profile('RGB ', 's\0R\0G\0B\0'))),
      { colorSpace: 'srgb', width: 9 },
    ],
    [
      'a JPEG with Adobe RGB',
      inserted(jpg(9, 6), 2, iccSegment(profile('RGB ', 'Adobe RGB (1998)'))),
      { colorSpace: 'adobe-rgb' },
    ],
    [
      'a CMYK JPEG',
      bytes([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 6, 0, 9, 4], new Uint8Array(12)),
      { colorSpace: 'cmyk', width: 9, height: 6 },
    ],
    ['a GIF', gif(1), { format: 'gif', width: 30, height: 20, isAnimated: false }],
    ['an animated GIF', gif(2), { isAnimated: true }],
    [
      'a lossy WebP',
      webp('VP8 ', bytes([0, 0, 0, 0x9d, 0x01, 0x2a], u16le(640), u16le(480))),
      { format: 'webp', width: 640, height: 480 },
    ],
    [
      'a lossless WebP',
      webp('VP8L', bytes([0x2f], [0xff, 0xc0, 0x3f, 0, 0])),
      { format: 'webp', width: 256, height: 256 },
    ],
    [
      'an animated WebP',
      webp('VP8X', bytes([2, 0, 0, 0], [99, 0, 0], [49, 0, 0], [0, 0])),
      { width: 100, height: 50, isAnimated: true },
    ],
    ['a CMYK TIFF', tiff, { format: 'tiff', width: 3000, height: 2000, colorSpace: 'cmyk' }],
  ])('reads %s by its content', (_title, file, header) => {
    expect(readHeader(file)).toMatchObject({ ok: true, header });
  });

  // The markers of DHT, JPG and DAC are in the range of the frame headers.
  it.each([0xc4, 0xc8, 0xcc])('skips JPEG segment %d before the frame header', (marker) => {
    const segment = bytes([0xff, marker, 0, 17], new Uint8Array(15).fill(1));
    expect(readHeader(inserted(jpg(9, 6), 2, segment))).toMatchObject({
      ok: true,
      header: { width: 9, height: 6, colorSpace: 'untagged' },
    });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'reads JPEG frame header %d',
    (marker) => {
      const frame = bytes([0xff, 0xd8, 0xff, marker, 0, 17, 8, 0, 6, 0, 9, 1], new Uint8Array(12));
      expect(readHeader(frame)).toMatchObject({ header: { width: 9, height: 6, colorSpace: 'gray' } });
    },
  );

  it('reads the size of a decompression bomb without decoding', () => {
    const bomb = png(1, 1);
    bomb.set([...u32be(60_000), ...u32be(60_000)], 16);
    expect(readHeader(bomb)).toMatchObject({ ok: true, header: { width: 60_000, height: 60_000 } });
  });

  it.each<[string, Uint8Array, object]>([
    ['an empty file', bytes(), { failure: 'empty-file' }],
    ['an SVG', bytes('<?xml version="1.0"?>\n<svg xmlns="x"><script/></svg>'), { failure: 'svg-file' }],
    ['a text named .png', bytes('hello'), { failure: 'not-an-image' }],
    ['a ZIP', bytes('PK\x03\x04', new Uint8Array(40)), { failure: 'not-an-image' }],
    ['a PNG cut in its first chunk', png(7, 5).subarray(0, 14), { failure: 'damaged-file' }],
    [
      'a PNG of no width',
      (() => {
        const file = png(7, 5);
        file.set([0, 0, 0, 0], 16);
        return file;
      })(),
      { failure: 'damaged-file' },
    ],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xd9]), { failure: 'damaged-file' }],
    ['a JPEG of segments without end', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0]), { failure: 'damaged-file' }],
    [
      'a TIFF whose directory lies beyond the end',
      bytes('MM\0*', [0xff, 0xff, 0xff, 0xff]),
      { failure: 'damaged-file' },
    ],
    ['a WebP of an unknown kind', webp('XXXX', new Uint8Array(20)), { failure: 'damaged-file' }],
    [
      'a HEIC',
      bytes([0, 0, 0, 24], 'ftypheic', new Uint8Array(20)),
      { failure: 'unread-format', format: 'heic' },
    ],
    [
      'an AVIF',
      bytes([0, 0, 0, 24], 'ftypavif', new Uint8Array(20)),
      { failure: 'unread-format', format: 'avif' },
    ],
    ['a PSD', bytes('8BPS', new Uint8Array(20)), { failure: 'unread-format', format: 'psd' }],
    [
      'a JPEG XL',
      bytes([0, 0, 0, 12], 'JXL \r\n', new Uint8Array(20)),
      { failure: 'unread-format', format: 'jxl' },
    ],
    ['a bare JPEG XL', bytes([0xff, 0x0a], new Uint8Array(20)), { failure: 'unread-format', format: 'jxl' }],
    [
      'a JPEG 2000',
      bytes([0, 0, 0, 12], 'jP  \r\n', new Uint8Array(20)),
      { failure: 'unread-format', format: 'jp2' },
    ],
    ['a BMP', bytes('BM', new Uint8Array(60)), { failure: 'unread-format', format: 'bmp' }],
  ])('rejects %s', (_title, file, failure) => {
    expect(readHeader(file)).toEqual({ ok: false, ...failure });
  });

  it('never throws on damaged files', () => {
    const starts = [png(7, 5), jpg(9, 6), gif(2), tiff, webp('VP8X', new Uint8Array(30))];
    const broken = fc
      .tuple(
        fc.constantFrom(...starts),
        fc.nat(400),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 20 }),
      )
      .map(([start, length, changes]) => {
        const file = start.slice(0, length);
        for (const [at, value] of changes) if (at < file.length) file[at] = value;
        return file;
      });
    fc.assert(
      fc.property(broken, (file) => {
        const result = readHeader(file);
        if (result.ok) expect(result.header.width * result.header.height).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('hasEndMarker', () => {
  it.each([
    ['png', png(7, 5)],
    ['jpeg', jpg(9, 6)],
    ['gif', gif(1)],
  ] as const)('detects a truncated %s', (format, file) => {
    expect(hasEndMarker(format, file)).toBe(true);
    expect(hasEndMarker(format, bytes(file, new Uint8Array(100)))).toBe(true);
    expect(hasEndMarker(format, file.subarray(0, -12))).toBe(false);
  });

  it('is true for a format without an end marker', () => {
    expect(hasEndMarker('webp', new Uint8Array(4))).toBe(true);
  });
});
