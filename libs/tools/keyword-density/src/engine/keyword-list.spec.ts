import { toKeywords } from './keyword-list.ts';

describe('toKeywords', () => {
  it.each([
    ['commas', 'bottle, straw lid ,cup', ['bottle', 'straw lid', 'cup']],
    ['full-width commas', '水杯，吸管', ['水杯', '吸管']],
    ['ideographic commas', '水杯、吸管', ['水杯', '吸管']],
    ['semicolons of either width', 'bottle; cup；lid', ['bottle', 'cup', 'lid']],
    ['line breaks', 'bottle\r\ncup\nlid', ['bottle', 'cup', 'lid']],
    ['nothing but separators', ' ,，\n ', []],
  ])('splits at %s', (_title, keywords, expected) => {
    expect(toKeywords(keywords)).toEqual(expected);
  });

  it('does not split the items of a list', () => {
    expect(toKeywords([' straw  lid ', '', 'a, b'])).toEqual(['straw lid', 'a, b']);
  });

  it('drops duplicates in any case', () => {
    expect(toKeywords('Bottle, bottle, BOTTLE, bottles')).toEqual(['Bottle', 'bottles']);
  });
});
