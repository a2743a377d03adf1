import { createFormat } from './format.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { regionName } from './region-names.ts';

const nameOf = (code: string, language: Language) => regionName(code, createFormat(language));

describe('regionName', () => {
  it.each<[string, Language, string]>([
    ['US', 'zh', '美国'],
    ['US', 'ja', 'アメリカ'],
    ['DE', 'zh-TW', '德國'],
    ['GB', 'id', 'Inggris'],
    ['AE', 'vi', 'UAE'],
    ['AU', 'vi', 'Úc'],
    ['US', 'vi', 'Mỹ'],
    ['AE', 'en', 'United Arab Emirates'],
  ])('writes %s in %s as %s', (code, language, name) => {
    expect(nameOf(code, language)).toBe(name);
  });

  it.each(LANGUAGE_CODES)('writes the marketplace UK in %s like the country GB', (language) => {
    expect(nameOf('UK', language)).toBe(nameOf('GB', language));
    expect(nameOf('UK', language)).not.toBe('UK');
  });

  it('returns an unknown code as it is', () => {
    expect(nameOf('QX', 'en')).toBe('QX');
  });
});
