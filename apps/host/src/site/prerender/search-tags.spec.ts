import { LANGUAGES } from '@seller-toolbox/words';
import { searchTags, type SearchedPage } from './search-tags.ts';

const page: SearchedPage = {
  path: '/tools/sample',
  language: 'ja',
  indexed: true,
  socialImage: '/social/sample.png',
};
const tagsOf = (more: Partial<SearchedPage> = {}) => searchTags({ ...page, ...more }).join('\n');

describe('the tags for search engines', () => {
  it.each([
    ['zh', '/tools/sample'],
    ['zh-TW', '/tools/sample?lang=zh-TW'],
    ['en', '/tools/sample?lang=en'],
    ['ja', '/tools/sample?lang=ja'],
    ['id', '/tools/sample?lang=id'],
    ['vi', '/tools/sample?lang=vi'],
  ] as const)('of a page in %s name its one address', (language, address) => {
    const tags = tagsOf({ language });
    expect(tags).toContain(`<link rel="canonical" href="{{site.publicUrl}}${address}">`);
    expect(tags).toContain(`<meta property="og:url" content="{{site.publicUrl}}${address}">`);
  });

  it('name every language by its script, and the default for all others', () => {
    const found = [...tagsOf().matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, url]) => [
      code,
      url,
    ]);
    expect(found).toEqual([
      ['zh-Hans', '{{site.publicUrl}}/tools/sample'],
      ['zh-Hant', '{{site.publicUrl}}/tools/sample?lang=zh-TW'],
      ['en', '{{site.publicUrl}}/tools/sample?lang=en'],
      ['ja', '{{site.publicUrl}}/tools/sample?lang=ja'],
      ['id', '{{site.publicUrl}}/tools/sample?lang=id'],
      ['vi', '{{site.publicUrl}}/tools/sample?lang=vi'],
      ['x-default', '{{site.publicUrl}}/tools/sample'],
    ]);
  });

  it('show the picture of the page with its size', () => {
    const tags = tagsOf();
    expect(tags).toContain('<meta property="og:image" content="{{site.publicUrl}}/social/sample.png">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta property="og:image:height" content="630">');
    expect(tags).toContain('<meta property="og:site_name" content="{{site.siteName}}">');
  });

  it('name the locale of the page and those of its other languages', () => {
    const tags = tagsOf({ language: 'zh-TW' });
    expect(tags).toContain('<meta property="og:locale" content="zh_TW">');
    expect(tags.match(/og:locale:alternate/g)).toHaveLength(LANGUAGES.length - 1);
  });

  it('mark a hidden page noindex, without alternate languages', () => {
    const tags = tagsOf({ indexed: false });
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).not.toContain('hreflang');
    expect(tagsOf()).not.toContain('noindex');
  });

  it('of the not-found page are noindex only', () => {
    expect(tagsOf({ path: null })).toBe('<meta name="robots" content="noindex">');
  });

  it('verify the owner on the home page only', () => {
    expect(tagsOf({ path: '/' })).toContain('{{site.verificationTags}}');
    expect(tagsOf()).not.toContain('verification');
  });
});
