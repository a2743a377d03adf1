import { readableAccent } from './accent.ts';

describe('readableAccent', () => {
  it.each([
    ['#0B6B60', false, '#0b6b60', '#ffffff'],
    ['7a1fa2', false, '#7a1fa2', '#ffffff'],
    ['4fd1bf', true, '#4fd1bf', '#000000'],
  ])('takes %s (dark: %s) with an ink that can be read on it', (param, isDark, color, ink) => {
    expect(readableAccent(param, isDark)).toEqual({ color, ink });
  });

  it.each([
    ['no parameter', null, false],
    ['a name', 'red', false],
    ['a short form', '#abc', false],
    ['more than a color', '0b6b60;x', false],
    ['a color that cannot be read on light surfaces', 'ffd54f', false],
    ['a color that cannot be read on dark surfaces', '0b6b60', true],
  ])('ignores %s', (_title, param, isDark) => {
    expect(readableAccent(param, isDark)).toBeNull();
  });
});
