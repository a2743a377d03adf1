import { LANGUAGE_CODES, loadPlatformWords } from './index.ts';

/** Dotted keys with their placeholders, sorted. */
function shape(words: object): string[] {
  return Object.entries(words)
    .flatMap(([section, texts]) =>
      Object.entries(texts as Record<string, string>).map(
        ([key, text]) => `${section}.${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`,
      ),
    )
    .sort();
}

describe('the platform words', () => {
  it.each(LANGUAGE_CODES.filter((code) => code !== 'zh'))(
    '%s has the keys and placeholders of zh',
    async (code) => {
      expect(shape(await loadPlatformWords(code))).toEqual(shape(await loadPlatformWords('zh')));
    },
  );

  it.each(LANGUAGE_CODES)('%s has no empty text', async (code) => {
    const texts = Object.values(await loadPlatformWords(code)).flatMap((section) => Object.values(section));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
});
