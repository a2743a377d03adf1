import type { SiteConfig } from '@seller-toolbox/contracts';
import { I18nProvider } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import { HeadingFocusProvider } from '@seller-toolbox/site-kit/heading-focus';
import { HydrationProvider } from './base/hydration.tsx';
import { LanguageSwitchProvider } from './base/language-switch.tsx';
import { SiteWordsProvider } from './base/site-words.tsx';
import { SiteProvider } from './base/site-config.tsx';
import type { SiteWords } from './base/words.ts';

/** What a page needs before it can be shown. */
export interface PageStart {
  readonly words: SiteWords;
  readonly site: SiteConfig;
  /** Milliseconds since 1970; null where the page was not prerendered. */
  readonly prerenderedAt: number | null;
}

/** Everything that is around the pages; a router must be around it. */
export function Providers({ start, children }: { start: PageStart; children: ReactNode }) {
  return (
    <HydrationProvider prerenderedAt={start.prerenderedAt}>
      <SiteProvider value={start.site}>
        <SiteWordsProvider value={start.words}>
          <I18nProvider i18n={start.words.i18n}>
            <LanguageSwitchProvider>
              <HeadingFocusProvider>{children}</HeadingFocusProvider>
            </LanguageSwitchProvider>
          </I18nProvider>
        </SiteWordsProvider>
      </SiteProvider>
    </HydrationProvider>
  );
}
