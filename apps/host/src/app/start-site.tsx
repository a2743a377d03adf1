import { chooseLanguage } from '@seller-toolbox/i18n';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { serviceTransport } from '../features/usage-tracking/service-transport.ts';
import { startUsageTracking } from '../features/usage-tracking/start-usage-tracking.ts';
import { UsageTrackingProvider } from '../features/usage-tracking/usage-tracking-context.tsx';
import { languageParam } from './address-language.ts';
import { preparePage } from './prepare-page.ts';
import { Providers } from './providers.tsx';
import { SiteRoutes } from './router.tsx';
import { readSite, SITE_CONFIG_ID } from './site.tsx';
import { storedLanguage } from './stored-language.ts';

/** Takes over the prerendered page, or draws it where it is not the one that the address asks for. */
export async function startSite(): Promise<void> {
  const page = document.documentElement;
  const root = document.getElementById('root');
  if (!root || page.hidden) return;

  const language = chooseLanguage(languageParam(location.search), storedLanguage.read());
  const { words, name } = await preparePage(location.pathname, language);
  const isPrerendered = root.dataset['page'] === name && page.lang === language;
  const start = {
    words,
    site: readSite(document.getElementById(SITE_CONFIG_ID)?.textContent),
    prerenderedAt: isPrerendered ? Number(root.dataset['instant']) : null,
  };
  const site = (
    <UsageTrackingProvider value={startUsageTracking({ transport: serviceTransport })}>
      <BrowserRouter>
        <Providers start={start}>
          <SiteRoutes />
        </Providers>
      </BrowserRouter>
    </UsageTrackingProvider>
  );
  if (isPrerendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
}
