import type { SiteConfig } from '@seller-toolbox/contracts';
import type { Language } from '@seller-toolbox/words';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { preparePage } from '../prepare-page.ts';
import { Providers } from '../providers.tsx';
import { SiteRoutes } from '../router.tsx';
import { NEUTRAL_SITE } from '../base/site-config.tsx';
import { UsageTrackingProvider } from '../../features/usage-tracking/usage-tracking-context.tsx';
import type { UsageTracking } from '../../features/usage-tracking/usage-tracking.ts';

function recorder() {
  const tracked: string[] = [];
  const tracking: UsageTracking = {
    pageViewed: (path, title) => tracked.push(`page ${path} ${title}`),
    toolOpened: ({ id }) => tracked.push(`opened ${id}`),
    toolUsed: ({ id }) => tracked.push(`used ${id}`),
    visitEnded: () => tracked.push('ended'),
  };
  return { tracked, tracking };
}

/** For tests: opens an address of the site as the browser does. */
export async function visit(address: string, language: Language = 'zh', site: SiteConfig = NEUTRAL_SITE) {
  window.history.replaceState(null, '', address);
  const words = await preparePage(window.location.pathname, language, { site });
  const { tracked, tracking } = recorder();
  await act(async () => {
    render(
      <UsageTrackingProvider value={tracking}>
        <BrowserRouter>
          <Providers start={{ words, site, prerenderedAt: null }}>
            <SiteRoutes />
          </Providers>
        </BrowserRouter>
      </UsageTrackingProvider>,
    );
  });
  const main = within(screen.getByRole('main'));
  return { tracked, main, words, user: userEvent.setup() };
}
