import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/i18n';
import { StaticRouter } from 'react-router-dom';
import { pageHead } from '../app/page-head.ts';
import { NOT_FOUND, pageAt } from '../app/pages.ts';
import { paths, withLanguage } from '../app/paths.ts';
import { preparePage } from '../app/prepare-page.ts';
import { Providers } from '../app/providers.tsx';
import { SiteRoutes } from '../app/router.tsx';
import { LaterNotices } from '../shell/later-notices.tsx';
import { NEUTRAL_SITE } from '../app/site.tsx';
import { sitePlaceholders } from '../app/site-placeholders.ts';
import { renderDocument, type PageAssets } from './document.ts';
import { renderBody } from './render-body.ts';

/** A page of the site, as the build writes it. */
export interface SitePage {
  /** `404` for all addresses that nothing is at. */
  readonly name: string;
  readonly language: Language;
  readonly toolId?: string;
}

/** Every public page in every language. */
export function sitePages(): SitePage[] {
  const names: Omit<SitePage, 'language'>[] = [
    { name: paths.home },
    { name: paths.tools },
    { name: paths.feedback },
    { name: paths.terms },
    { name: paths.privacy },
    ...tools.map(({ id }) => ({ name: paths.tool(id), toolId: id })),
    { name: NOT_FOUND },
  ];
  return LANGUAGE_CODES.flatMap((language) => names.map((page) => ({ ...page, language })));
}

export { LANGUAGE_CODES } from '@seller-toolbox/i18n';
export { NOT_FOUND } from '../app/pages.ts';
export { renderShell } from './shell-page.tsx';
export { webManifest } from './web-manifest.ts';
export const TOOL_IDS = tools.map(({ id }) => id);

/** Renders one page as a whole HTML document. `instant` stands for the present until the page has hydrated. */
export async function renderPage(page: SitePage, assets: PageAssets, instant: number): Promise<string> {
  const { name, language } = page;
  const pathname = name === NOT_FOUND ? '/404' : name;
  const words = await preparePage(pathname, language);
  const body = await renderBody(
    <StaticRouter location={withLanguage(pathname, language)}>
      <Providers start={{ words, site: sitePlaceholders(NEUTRAL_SITE), prerenderedAt: instant }}>
        <SiteRoutes />
        <LaterNotices />
      </Providers>
    </StaticRouter>,
  );

  const t = words.i18n.getFixedT(language, 'host');
  const head = pageHead(name, {
    t: (key: string, params) => t(key, { ...params }),
    catalogue: words.catalogue(language),
  });
  const own = () => words.i18n.getFixedT(language, pageAt(pathname).namespace ?? null)('head.description');
  return renderDocument({
    head: { ...head, description: head.description ?? own() },
    language,
    name,
    path: name === NOT_FOUND ? null : name,
    body,
    needsScript: t('site.needsScript'),
    words: words.carried(language),
    instant,
    assets,
  });
}
