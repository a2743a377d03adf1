import { boxLook, NO_LINE } from './box-look.ts';

const TILES = Array.from({ length: 36 }, (_, index) => boxLook(index));

test('the first 36 lines of a load differ in color or lines, and the first six in color', () => {
  expect(new Set(TILES.map(({ color, lines }) => color + lines)).size).toBe(36);
  expect(new Set(TILES.slice(0, 6).map(({ color }) => color)).size).toBe(6);
});

test('the cushion has a color of its own, and lines', () => {
  expect(TILES.map(({ color }) => color)).not.toContain(boxLook(NO_LINE).color);
  expect(boxLook(NO_LINE).lines).not.toBe('');
});
