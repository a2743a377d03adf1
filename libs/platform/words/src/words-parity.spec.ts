import { LANGUAGE_CODES } from './index.ts';
import { loadPlatformWords } from './platform-words.ts';
import { emptyWords, wordsShape } from './words-shape.ts';

describe('the platform words', () => {
  it.each(LANGUAGE_CODES.filter((code) => code !== 'zh'))(
    '%s has the keys and placeholders of zh',
    async (code) => {
      expect(wordsShape(await loadPlatformWords(code))).toEqual(wordsShape(await loadPlatformWords('zh')));
    },
  );

  it.each(LANGUAGE_CODES)('%s has no empty text', async (code) => {
    expect(emptyWords(await loadPlatformWords(code))).toEqual([]);
  });
});

describe('the shape of words', () => {
  it('is the keys with their placeholders, in one order', () => {
    expect(wordsShape({ b: { y: '{{to}} and {{from}}', x: 'z' } })).toEqual(['b.x ', 'b.y {{from}} {{to}}']);
  });

  it('counts the plural forms of a text as one key', () => {
    expect(wordsShape({ a: { lines_one: '{{count}} line', lines_other: '{{count}} lines' } })).toEqual([
      'a.lines {{count}}',
    ]);
  });

  it('says which text is empty', () => {
    expect(emptyWords({ a: { full: 'x', blank: ' ' } })).toEqual(['a.blank']);
  });
});
