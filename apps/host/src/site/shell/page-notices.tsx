import { lazy, Suspense, useState } from 'react';
import { OwnWords } from '../base/page-words-boundary.tsx';
import { SiteNotices } from '../../features/offline/site-notices.tsx';

const VitalsPanel = lazy(async () => ({
  default: (await import('../../features/vitals/vitals-panel.tsx')).VitalsPanel,
}));

/** The notices at the lower edge, and for whoever asks by `?debug=vitals` what the load of the page cost. */
export function PageNotices() {
  const [wantsVitals] = useState(() => new URLSearchParams(location.search).get('debug') === 'vitals');
  return (
    <SiteNotices>
      {wantsVitals && (
        <OwnWords namespace="vitals">
          <Suspense>
            <VitalsPanel />
          </Suspense>
        </OwnWords>
      )}
    </SiteNotices>
  );
}
