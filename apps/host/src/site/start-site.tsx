import { chooseLanguage } from '@seller-toolbox/words';
import { provideIconDrawings } from '@seller-toolbox/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { serviceTransport } from '../features/usage-tracking/service-transport.ts';
import { startUsageTracking } from '../features/usage-tracking/start-usage-tracking.ts';
import { UsageTrackingProvider } from '../features/usage-tracking/usage-tracking-context.tsx';
import { languageParam } from '@seller-toolbox/site-kit/address-language';
import { registerInlinedStyles } from '@seller-toolbox/site-kit/inlined-styles';
import { followConnection } from './base/connection.ts';
import { captureEarlyKey } from './base/early-key.ts';
import { captureInstallOffer } from './base/install-offer.ts';
import { captureEarlyInput } from '@seller-toolbox/site-kit/early-input';
import { waitForUse } from '@seller-toolbox/browser-kit/first-use';
import { watchMissingCode } from '@seller-toolbox/browser-kit/reload-page';
import { PAGE_WORDS_ID, readPageWords } from './base/page-words.ts';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { preparePage } from './prepare-page.ts';
import { Providers } from './providers.tsx';
import { DeferredParts } from './shell/deferred-parts.tsx';
import { SiteRoutes } from './router.tsx';
import { readSite, SITE_CONFIG_ID } from './base/site-config.tsx';
import { storedLanguage } from '@seller-toolbox/site-kit/stored-language';

/** Hydrates the prerendered page, or renders the page of the address if that is another one. */
export async function startSite(): Promise<void> {
  const page = document.documentElement;
  const root = document.getElementById('root');
  if (!root || page.hidden) return;
  registerInlinedStyles(document);
  followConnection(root);
  captureInstallOffer(window);
  watchMissingCode(window);
  provideIconDrawings(async () => (await import('@seller-toolbox/ui/icons')).iconOutline);

  const language = chooseLanguage(languageParam(location.search), storedLanguage.read());
  const isPrerendered = root.dataset['page'] === addressAt(location.pathname).name && page.lang === language;
  const carried = isPrerendered ? readPageWords(textOf(PAGE_WORDS_ID)) : undefined;
  const config = readSite(textOf(SITE_CONFIG_ID));
  const words = await preparePage(location.pathname, language, { carried, site: config });
  const start = {
    words,
    site: config,
    prerenderedAt: isPrerendered ? Number(root.dataset['instant']) : null,
  };
  const site = (
    <UsageTrackingProvider value={startUsageTracking({ transport: serviceTransport, language })}>
      <BrowserRouter>
        <Providers start={start}>
          <SiteRoutes />
          <DeferredParts />
        </Providers>
      </BrowserRouter>
    </UsageTrackingProvider>
  );
  if (isPrerendered) {
    captureEarlyInput(root);
    // A profile changes the list of tools after hydration.
    if (config.profile === undefined) waitForUse();
    captureEarlyKey();
    // In pieces, so that the page reacts in between; a boundary that the visitor touches hydrates immediately.
    startTransition(() => void hydrateRoot(root, site));
  } else createRoot(root).render(site);
}

function textOf(id: string): string | null | undefined {
  return document.getElementById(id)?.textContent;
}
