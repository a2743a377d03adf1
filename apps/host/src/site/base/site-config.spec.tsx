import { siteConfigSchema } from '@seller-toolbox/contracts';
import { createI18n, switchLanguage } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, render, screen } from '@testing-library/react';
import { NEUTRAL_SITE, readSite, SiteProvider, useSite } from './site-config.tsx';
import { sitePlaceholders } from '../site-placeholders.ts';

describe('the site without a service', () => {
  it('says what an empty configuration says', () => {
    expect(NEUTRAL_SITE).toEqual({ ...siteConfigSchema.parse({}), siteName: 'Seller Toolbox' });
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

function Company() {
  return <p>{useSite().companyName}</p>;
}

describe('the texts of the deployer', () => {
  it('follow the language that the visitor switches to', async () => {
    const i18n = createI18n('zh', {});
    const config = { ...NEUTRAL_SITE, companyName: { zh: '示例公司', en: 'Sample Company' } };
    render(
      <I18nProvider i18n={i18n}>
        <SiteProvider value={config}>
          <Company />
        </SiteProvider>
      </I18nProvider>,
    );
    expect(screen.getByText('示例公司')).toBeInTheDocument();
    await act(() => switchLanguage(i18n, 'en', {}));
    expect(screen.getByText('Sample Company')).toBeInTheDocument();
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
