import fc from 'fast-check';
import { truncate, headFor, searchEngineOf } from './search-head.ts';

describe('the crawler of a search engine', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'google'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', 'baidu'],
    ['Mozilla/5.0 (compatible; Baiduspider-render/2.0)', 'baidu'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bing'],
    ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'yandex'],
    ['DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', 'duckduckgo'],
  ])('is recognized from %s', (userAgent, engine) => {
    expect(searchEngineOf(userAgent)).toBe(engine);
  });

  it.each([
    ['a browser', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0 Safari/537.36'],
    ['the browser of Yandex', 'Mozilla/5.0 Chrome/120.0 YaBrowser/24.1 Safari/537.36'],
    [
      'the browser of DuckDuckGo',
      'Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
    ],
    ['a missing user agent', undefined],
  ])('is not recognized from %s', (_who, userAgent) => {
    expect(searchEngineOf(userAgent)).toBe('google');
  });
});

describe('a text that a search engine shows', () => {
  it.each([
    ['google', 60, 160],
    ['baidu', 30, 80],
    ['bing', 65, 160],
    ['yandex', 60, 160],
    ['duckduckgo', 60, 160],
  ] as const)(
    'of %s is cut beyond %d characters of title and %d of description',
    (engine, title, description) => {
      const fits = { title: '标'.repeat(title), description: 'x'.repeat(description) };
      expect(headFor(engine, fits)).toEqual(fits);
      const long = { title: '标'.repeat(title + 1), description: 'x'.repeat(description + 1) };
      expect(headFor(engine, long)).toEqual({
        title: `${'标'.repeat(title - 3)}...`,
        description: `${'x'.repeat(description - 3)}...`,
      });
    },
  );

  it('has no space before the dots and no half of a character', () => {
    expect(truncate('fees and taxes', 8)).toBe('fees...');
    expect(truncate('𠮷𠮷𠮷𠮷𠮷', 4)).toBe('𠮷...');
  });

  it('is never longer than allowed, and starts as it did', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 3, max: 200 }),
        (text, length) => {
          const short = truncate(text, length);
          expect([...short].length).toBeLessThanOrEqual(Math.max(length, 3));
          expect(text.startsWith(short.replace(/\.\.\.$/, '')) || short === text).toBe(true);
        },
      ),
    );
  });
});
