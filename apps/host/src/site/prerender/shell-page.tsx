import type { Language } from '@seller-toolbox/words';
import { Skeleton } from '@seller-toolbox/ui';
import { StaticRouter } from 'react-router-dom';
import { SHELL_PAGE } from '../base/connection.ts';
import { withLanguage } from '@seller-toolbox/site-kit/paths';
import { Providers } from '../providers.tsx';
import { NEUTRAL_SITE } from '../base/site-config.tsx';
import { sitePlaceholders } from '../site-placeholders.ts';
import { HOST_WORDS } from '../base/host-words.ts';
import { loadSiteWords } from '../base/words.ts';
import { Shell } from '../shell/shell.tsx';
import { renderDocument, type PageAssets } from './document.ts';
import { renderBody } from './render-body.ts';

/** The frame of the site without a page in it, shown for every page of a language while there is no connection. */
export async function renderShell(language: Language, assets: PageAssets): Promise<string> {
  const site = sitePlaceholders(NEUTRAL_SITE);
  const words = await loadSiteWords(language, { site });
  const t = words.i18n.getFixedT(language, HOST_WORDS);
  const body = await renderBody(
    <StaticRouter location={withLanguage(`/${SHELL_PAGE}`, language)}>
      <Providers start={{ words, site, prerenderedAt: 0 }}>
        <Shell>
          <Skeleton label={t('tool.loading')} shape="block" count={3} />
        </Shell>
      </Providers>
    </StaticRouter>,
  );
  return renderDocument({
    head: { title: t('site.name'), description: t('site.description') },
    language,
    // No address has this name, so the client draws the page of the address in its place.
    name: SHELL_PAGE,
    search: { path: null, indexed: false, socialImage: '' },
    structuredData: '[]',
    body,
    needsScript: t('site.needsScript'),
    words: words.carried(language),
    instant: 0,
    assets,
  });
}
