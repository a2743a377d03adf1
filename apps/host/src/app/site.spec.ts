import { siteConfigSchema, siteInLanguage } from '@seller-toolbox/contracts';
import { NEUTRAL_SITE, readSite } from './site.tsx';
import { sitePlaceholders } from './site-placeholders.ts';

describe('the site without a service', () => {
  it('says what an empty configuration says', () => {
    expect(NEUTRAL_SITE).toEqual(siteInLanguage(siteConfigSchema.parse({}), 'zh'));
  });

  it.each([null, undefined, '', '{{site.json}}', '{'])('is neutral when the page holds %p', (text) => {
    expect(readSite(text)).toEqual(NEUTRAL_SITE);
  });
});

describe('readSite', () => {
  it('takes what the service wrote', () => {
    expect(readSite(JSON.stringify({ ...NEUTRAL_SITE, companyName: 'Sample </script>' })).companyName).toBe(
      'Sample </script>',
    );
  });
});

describe('sitePlaceholders', () => {
  it('names each value by its path', () => {
    expect(sitePlaceholders(NEUTRAL_SITE)).toMatchObject({
      companyName: '{{site.companyName}}',
      filings: [{ label: '{{site.filings.0.label}}' }, { url: '{{site.filings.1.url}}' }],
      heroClaims: { show: '{{site.heroClaims.show}}', sellers: '{{site.heroClaims.sellers}}' },
    });
  });
});
