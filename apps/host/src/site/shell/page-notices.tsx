import { lazy, Suspense, useState } from 'react';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { EmbedOffer } from '../../features/embed-code/embed-offer.tsx';
import { LanguageOffer } from '../../features/language-offer/language-offer.tsx';
import { SiteNotices } from '../../features/offline/site-notices.tsx';

const VitalsPanel = lazy(async () => ({
  default: (await import('../../features/vitals/vitals-panel.tsx')).VitalsPanel,
}));

/** The notices at the lower edge, and the load metrics with `?debug=vitals`. */
export function PageNotices() {
  const [wantsVitals] = useState(() => new URLSearchParams(location.search).get('debug') === 'vitals');
  return (
    <>
      <EmbedOffer />
      <SiteNotices>
        <LanguageOffer />
        {wantsVitals && (
          <PageWordsBoundary namespace="vitals">
            <Suspense>
              <VitalsPanel />
            </Suspense>
          </PageWordsBoundary>
        )}
      </SiteNotices>
    </>
  );
}
