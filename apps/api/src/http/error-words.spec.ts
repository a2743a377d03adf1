import { AI_TEXT_CODES, CLIENT_ERROR_CODES, ERROR_CODES } from '@seller-toolbox/contracts';
import { loadErrorWords } from '@seller-toolbox/i18n/error-words';
import { LANGUAGE_CODES } from '@seller-toolbox/i18n';

async function textsOf(language: (typeof LANGUAGE_CODES)[number]): Promise<[string, string][]> {
  const { errors } = await loadErrorWords(language);
  return Object.entries(errors).flatMap(([feature, words]) =>
    Object.entries(words as Record<string, string>).map(([what, text]): [string, string] => [
      `${feature}.${what}`,
      text,
    ]),
  );
}

describe('the words of refusals', () => {
  it.each(LANGUAGE_CODES)('%s has a text for each code of the contract and no other', async (code) => {
    const texts = await textsOf(code);
    expect(texts.map(([key]) => key).sort()).toEqual([...ERROR_CODES, ...CLIENT_ERROR_CODES].sort());
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('%s names what zh names, and has the texts of the AI gateway', async (code) => {
    const placeholders = (texts: [string, string][]) =>
      texts.map(([key, text]) => `${key} ${text.match(/\{\{\w+\}\}/g)?.join() ?? ''}`).sort();
    expect(placeholders(await textsOf(code))).toEqual(placeholders(await textsOf('zh')));
    const { aiTexts } = await loadErrorWords(code);
    expect(Object.keys(aiTexts).sort()).toEqual([...AI_TEXT_CODES].sort());
    expect(Object.values(aiTexts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('call a failed request in zh as the specification does', async () => {
    expect((await loadErrorWords('zh')).errors.network.failed).toBe('网络请求失败');
  });
});
