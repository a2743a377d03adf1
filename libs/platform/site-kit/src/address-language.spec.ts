import { addressInLanguage, languageParam, storedLanguageRedirect } from './address-language.ts';

const at = (search: string, hash = '') => ({ pathname: '/tools', search, hash });

describe('addressInLanguage', () => {
  it.each([
    ['', 'ja', '/tools?lang=ja'],
    ['?lang=en', 'ja', '/tools?lang=ja'],
    ['?lang=en', 'zh', '/tools'],
    ['', 'zh', '/tools'],
    ['?debug=vitals&lang=en', 'zh', '/tools?debug=vitals'],
    ['?debug=vitals', 'zh-TW', '/tools?debug=vitals&lang=zh-TW'],
  ] as const)('%p in %s is %p', (search, language, address) => {
    expect(addressInLanguage(at(search), language)).toBe(address);
  });

  it('keeps the fragment, where tools put their inputs', () => {
    expect(addressInLanguage(at('', '#value=12'), 'vi')).toBe('/tools?lang=vi#value=12');
  });
});

describe('storedLanguageRedirect', () => {
  it.each([
    ['', 'en', '/tools?lang=en'],
    ['?lang=xx', 'en', '/tools?lang=en'],
    ['', 'zh', null],
    ['', null, null],
    ['', 'xx', null],
    ['?lang=ja', 'en', null],
    ['?lang=zh', 'en', null],
  ])('address %p with stored %p goes to %p', (search, stored, address) => {
    expect(storedLanguageRedirect(at(search), stored)).toBe(address);
  });

  it('keeps the fragment', () => {
    expect(storedLanguageRedirect(at('', '#a=1'), 'id')).toBe('/tools?lang=id#a=1');
  });
});

describe('languageParam', () => {
  it('is null where the address names no language', () => {
    expect(languageParam('?x=1')).toBeNull();
    expect(languageParam('?lang=')).toBe('');
  });
});

describe('a path that looks like another site', () => {
  it.each(['//evil.example/x', '///evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '//'])(
    '%s stays on this one',
    (pathname) => {
      const target = storedLanguageRedirect({ pathname, search: '', hash: '' }, 'en') ?? '';
      expect(new URL(target, 'https://tools.example').origin).toBe('https://tools.example');
      expect(target).toMatch(/^\/(?![/\\])/);
    },
  );
});
