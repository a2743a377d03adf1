import { offeredLanguage } from './offered-language.ts';

describe('offeredLanguage', () => {
  it.each([
    [['en-US', 'en'], 'en'],
    [['zh-CN', 'en'], null],
    [['zh'], null],
    [['zh-TW', 'zh'], 'zh-TW'],
    [['zh-Hant-HK'], 'zh-TW'],
    [['ko-KR', 'ja-JP', 'en'], 'ja'],
    [['in-ID'], 'id'],
    [['VI'], 'vi'],
    [['fr', 'de'], null],
    [[], null],
  ])('of %j is %s', (languages, expected) => {
    expect(offeredLanguage({ languages, userAgent: 'Mozilla/5.0' })).toBe(expected);
  });

  it.each(['Googlebot/2.1', 'Baiduspider', 'Chrome-Lighthouse', 'Yahoo! Slurp'])(
    'is none for %s',
    (userAgent) => {
      expect(offeredLanguage({ languages: ['en'], userAgent })).toBeNull();
    },
  );
});
