import type { Site, SiteConfig } from '@seller-toolbox/contracts';
import { siteInLanguage } from '@seller-toolbox/contracts/site-in-language';
import { useLanguage } from '@seller-toolbox/words/react';
import { createContext, useContext } from 'react';

/** Placeholder where no service has filled the page: every value is visibly invented, and the site has one name in all languages. */
export const NEUTRAL_SITE: SiteConfig = {
  siteName: 'Seller Toolbox',
  companyName: 'Seller Toolbox',
  registrationNumber: '—',
  filings: [
    { label: '—', url: '' },
    { label: '—', url: '' },
  ],
  contactEmail: 'contact@example.com',
  authorText: 'Seller Toolbox',
  forumUrl: '',
  heroClaims: { show: true, sellers: '10,000+', rating: '4.9/5', confirmed: false },
  verification: { google: '', bing: '', baidu: '', yandex: '' },
  defaultRuleSet: 'in-force',
  publicUrl: '',
};

/** The element that carries the configuration, filled in by the service. */
export const SITE_CONFIG_ID = 'site-config';

/** Reads what the service wrote into the page; a page that no service filled is neutral. */
export function readSite(text: string | null | undefined): SiteConfig {
  try {
    // The service wrote it from the checked configuration, in the same release as this script.
    return { ...NEUTRAL_SITE, ...(JSON.parse(text ?? '') as Partial<SiteConfig>) };
  } catch {
    return NEUTRAL_SITE;
  }
}

const SiteContext = createContext<SiteConfig>(NEUTRAL_SITE);
export const SiteProvider = SiteContext.Provider;

/** What the deployer says of the site, in the language of the page. */
export function useSite(): Site {
  return siteInLanguage(useContext(SiteContext), useLanguage());
}
