// @ts-check
import { PNG } from 'pngjs';
import { writeIndexedPng } from './indexed-png.mjs';

/** @param {number} width @param {(index: number) => readonly number[]} colorOf */
function picture(width, /** @type {number} */ height, colorOf) {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index++) data.set(colorOf(index), index * 4);
  return { width, height, data };
}

describe('writeIndexedPng', () => {
  it.each([
    [4, 3],
    [5, 3],
    [1, 1],
  ])('of %d by %d pixels is read as it was written', (width, height) => {
    const COLORS = [
      [11, 107, 96],
      [255, 255, 255],
      [0, 0, 0],
    ];
    const original = picture(width, height, (index) => COLORS[index % 3] ?? []);
    const read = PNG.sync.read(writeIndexedPng(original));
    expect([read.width, read.height]).toEqual([width, height]);
    expect([...read.data]).toEqual([...original.data]);
  });

  it('maps rare colors to the nearest one in the palette', () => {
    const gray = (/** @type {number} */ index) => (index < 160 ? index % 16 : 200) * 10;
    const original = picture(7, 23, (index) => [gray(index) % 256, gray(index) % 256, gray(index) % 256]);
    const { data } = PNG.sync.read(writeIndexedPng(original));
    // The last pixel alone is 2000 % 256 = 208; of the frequent grays, 0 to 150, the nearest is 150.
    expect(data[160 * 4]).toBe(150);
  });
});
