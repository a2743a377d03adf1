import { imageFileName } from './image-file-name.ts';

describe('imageFileName', () => {
  it.each([
    ['B0ABCDEFGH', 'main', 'jpeg', 'B0ABCDEFGH.MAIN.jpg'],
    [' b0abcdefgh ', 'secondary', 'png', 'B0ABCDEFGH.PT01.png'],
    ['0306406152', 'main', 'tiff', '0306406152.MAIN.tif'],
    ['B0ABCDEFGH', 'main', null, 'B0ABCDEFGH.MAIN.jpg'],
    // A format that the marketplace does not take is saved as JPEG.
    ['B0ABCDEFGH', 'main', 'webp', 'B0ABCDEFGH.MAIN.jpg'],
    ['', 'main', 'jpeg', null],
    ['B0ABCDEFG', 'main', 'jpeg', null],
    ['B0ABCDEFGHI', 'main', 'jpeg', null],
    ['B0-ABCDEFG', 'main', 'jpeg', null],
    ['../../etc1', 'main', 'jpeg', null],
  ] as const)('names the picture of %p, %s, %s', (asin, imageType, format, name) => {
    expect(imageFileName(asin, imageType, format)).toBe(name);
  });
});
