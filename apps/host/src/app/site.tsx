import type { Site } from '@seller-toolbox/contracts';
import { createContext, useContext } from 'react';

/** Stands where no service has filled the page: every value is visibly nobody's. */
export const NEUTRAL_SITE: Site = {
  companyName: 'Seller Toolbox',
  registrationNumber: '—',
  filings: [
    { label: '—', url: '' },
    { label: '—', url: '' },
  ],
  contactEmail: 'contact@example.com',
  authorText: '',
  forumUrl: '',
  heroClaims: { show: true, sellers: '10,000+', rating: '4.9/5' },
  verification: { google: '', bing: '', baidu: '', yandex: '' },
  defaultRuleSet: 'standard',
  publicUrl: '',
};

/** The element that carries the configuration, filled in by the service. */
export const SITE_CONFIG_ID = 'site-config';

/** Reads what the service wrote into the page; a page that no service filled is neutral. */
export function readSite(text: string | null | undefined): Site {
  try {
    // The service wrote it from the checked configuration, in the same release as this script.
    return { ...NEUTRAL_SITE, ...(JSON.parse(text ?? '') as Partial<Site>) };
  } catch {
    return NEUTRAL_SITE;
  }
}

const SiteContext = createContext<Site>(NEUTRAL_SITE);
export const SiteProvider = SiteContext.Provider;

/** What the deployer says of the site, in the language in which the page was served. */
export function useSite(): Site {
  return useContext(SiteContext);
}
