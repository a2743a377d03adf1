import { siteConfigSchema, siteInLanguage, withProfile } from './index.ts';

describe('siteConfigSchema and siteInLanguage', () => {
  it('has complete defaults, with the claims of the specification', () => {
    expect(siteConfigSchema.parse({})).toMatchObject({
      heroClaims: { show: true, sellers: '10,000+', rating: '4.9/5', confirmed: false },
      defaultRuleSet: 'in-force',
    });
  });

  it('starts with the standard figures in the profile of the specification', () => {
    const config = { profile: 'specification', defaultRuleSet: 'in-force' };
    expect(withProfile(siteConfigSchema.parse(config)).defaultRuleSet).toBe('standard');
    expect(withProfile(siteConfigSchema.parse({})).defaultRuleSet).toBe('in-force');
  });

  it('keeps the other claims when one is hidden or replaced', () => {
    expect(siteConfigSchema.parse({ heroClaims: { show: false } }).heroClaims).toEqual({
      show: false,
      sellers: '10,000+',
      rating: '4.9/5',
      confirmed: false,
    });
  });

  it.each([
    ['an unknown field', { companyname: 'x' }],
    ['a link that runs a script', { forumUrl: 'javascript:alert(1)' }],
    ['a verification code with a tag around it', { verification: { google: '<meta content="x">' } }],
    ['a rule set by its own id', { defaultRuleSet: 'title-2026-07-27' }],
    ['a profile that there is not', { profile: 'spec' }],
    ['three filings', { filings: Array(3).fill({ label: '—', url: '' }) }],
    ['a mail address that is none', { contactEmail: 'invalid' }],
    [
      'a site below a path, because pages have theirs from the root',
      { publicUrl: 'https://a.example.com/shop' },
    ],
    ['a site below a path behind a backslash', { publicUrl: 'https://a.example.com\\shop' }],
    ['a site without a host', { publicUrl: 'https://:8443' }],
    ['a site with a query', { publicUrl: 'https://a.example.com?x=1' }],
    ['a text in a language that the site does not have', { companyName: { cn: '示例公司' } }],
    ['a site without a name', { siteName: ' ' }],
    ['a site without a name in one language', { siteName: { zh: 'A', en: '' } }],
    ['a name of more than 40 characters', { siteName: 'x'.repeat(41) }],
    ['a language spelled in another way', { heroClaims: { rating: { 'zh-tw': '4.7' } } }],
  ])('rejects %s', (_title, config) => {
    expect(siteConfigSchema.safeParse(config).success).toBe(false);
  });

  it('accepts the address of the site with and without trailing slash', () => {
    const publicUrls = ['https://a.example.com:8443/', 'https://a.example.com:8443', ''].map(
      (publicUrl) => siteConfigSchema.parse({ publicUrl }).publicUrl,
    );
    expect(publicUrls).toEqual(['https://a.example.com:8443', 'https://a.example.com:8443', '']);
  });

  it('normalizes the address of the site like browsers', () => {
    const { publicUrl } = siteConfigSchema.parse({ publicUrl: 'https://Tools.Example.com:443' });
    expect(publicUrl).toBe('https://tools.example.com');
  });

  it('select the page language with zh as the fallback', () => {
    const config = siteConfigSchema.parse({
      companyName: { zh: '示例公司', en: 'Sample Company' },
      heroClaims: { rating: { en: '4.7 of 5' } },
    });
    expect(siteInLanguage(config, 'en').companyName).toBe('Sample Company');
    expect(siteInLanguage(config, 'ja').companyName).toBe('示例公司');
    expect(siteInLanguage(config, 'zh').heroClaims.rating).toBe('4.7 of 5');
  });

  it('has a name of 1 to 40 characters, else the built-in one of the language', () => {
    const nameIn = (config: object, language: string) =>
      siteInLanguage(siteConfigSchema.parse(config), language).siteName;
    expect(nameIn({ siteName: ' x ' }, 'ja')).toBe('x');
    expect(nameIn({ siteName: 'x'.repeat(40) }, 'ja')).toBe('x'.repeat(40));
    expect(nameIn({}, 'ja')).toBe('セラーツールボックス');
    expect(nameIn({}, 'zh')).toBe('卖家工具箱');
  });

  it.each([0, 1, 2])('fills the two places of a page with %i filing records', (given) => {
    const filings = Array(given).fill({ label: 'A-1', url: 'https://example.com/a' });
    const site = siteInLanguage(siteConfigSchema.parse({ filings }), 'en');
    expect(site.filings.map(({ label }) => label)).toEqual(['A-1', 'A-1'].fill('', given));
  });
});
