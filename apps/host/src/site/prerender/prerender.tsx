import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { StaticRouter } from 'react-router-dom';
import { pageHead } from '../base/page-head.ts';
import { addressAt, NOT_FOUND } from '@seller-toolbox/site-kit/address-table';
import { manifestPath, paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { preparePage } from '../prepare-page.ts';
import { prepareShowcases } from '../base/showcases.ts';
import { Providers } from '../providers.tsx';
import { SiteRoutes } from '../router.tsx';
import { DeferredParts } from '../shell/deferred-parts.tsx';
import { NEUTRAL_SITE } from '../base/site-config.tsx';
import { sitePlaceholders } from '../site-placeholders.ts';
import { renderDocument, type PageAssets } from './document.ts';
import { renderBody } from './render-body.ts';
import { renderRobots, renderSiteMap } from './site-map.ts';
import { structuredData } from './structured-data.ts';
import { webManifest } from './web-manifest.ts';

/** A page of the site, as the build writes it. */
export interface SitePage {
  /** `404` for all addresses that nothing is at. */
  readonly name: string;
  readonly language: Language;
  readonly toolId?: string;
  /** False for what is served, but must not be indexed: tools in development, and the page of no address. */
  readonly indexed: boolean;
}

const PLAIN_PATHS = [
  paths.home,
  paths.tools,
  paths.products,
  paths.file,
  paths.feedback,
  paths.terms,
  paths.privacy,
];

/** A file that the service fills, in the words of a language or of none. */
export interface FilledFile {
  readonly path: string;
  readonly text: string;
  readonly language?: Language;
}

/** What tells search engines of the pages, and browsers of the app to install. */
export async function filledFiles(): Promise<FilledFile[]> {
  const found = sitePages().filter(({ indexed }) => indexed);
  return [
    { path: '/sitemap.xml', text: renderSiteMap([...new Set(found.map(({ name }) => name))]) },
    { path: '/robots.txt', text: renderRobots() },
    ...(await Promise.all(
      LANGUAGE_CODES.map(async (language) => ({
        path: manifestPath(language),
        text: JSON.stringify(await webManifest(language)),
        language,
      })),
    )),
  ];
}

const SITE = sitePlaceholders(NEUTRAL_SITE);

/** Every public page in every language. */
export function sitePages(): SitePage[] {
  const names: Omit<SitePage, 'language'>[] = [
    ...PLAIN_PATHS.map((path) => ({ name: path, indexed: true })),
    ...tools.map(({ id, status }) => ({ name: paths.tool(id), toolId: id, indexed: status === 'ready' })),
    { name: NOT_FOUND, indexed: false },
  ];
  return LANGUAGE_CODES.flatMap((language) => names.map((page) => ({ ...page, language })));
}

export { LANGUAGE_CODES } from '@seller-toolbox/words';
export { NOT_FOUND } from '@seller-toolbox/site-kit/address-table';
export { EMBEDDED_TOOLS, renderEmbed, renderEmbedOff } from './embed-page.tsx';
export { renderShell } from './shell-page.tsx';
export const TOOLS = tools.map(({ id, category }) => ({ id, category }));

export interface RenderedPage {
  readonly html: string;
  /** In full: the service cuts it to what a search engine shows. */
  readonly head: { readonly title: string; readonly description: string };
}

export interface RenderOptions {
  readonly assets: PageAssets;
  /** The path of the preview picture of the page. */
  readonly socialImage: string;
  /** The instant that the page shows as now until it has hydrated. */
  readonly instant: number;
}

/** Renders one page as a whole HTML document. */
export async function renderPage(page: SitePage, options: RenderOptions): Promise<RenderedPage> {
  const { assets, socialImage, instant } = options;
  const { name, language, indexed } = page;
  const pathname = name === NOT_FOUND ? '/404' : name;
  const words = await preparePage(pathname, language, { site: SITE });
  await prepareShowcases(words.i18n, language);
  const body = await renderBody(
    <StaticRouter location={withLanguage(pathname, language)}>
      <Providers start={{ words, site: SITE, prerenderedAt: instant }}>
        <SiteRoutes />
        <DeferredParts />
      </Providers>
    </StaticRouter>,
  );

  const t = words.i18n.getFixedT(language, 'host');
  const head = pageHead(name, {
    t: (key: string, params) => t(key, { ...params }),
    catalogue: words.catalogue(language),
  });
  const own = () => words.i18n.getFixedT(language, addressAt(pathname).namespace ?? null)('head.description');
  const shown = { title: head.title, description: head.description ?? own() };
  const catalogue = words.catalogue(language);
  const named = tools
    .filter(({ id, status }) => status === 'ready' || id === page.toolId)
    .map(({ id, category }) => ({ id, category, title: catalogue[id]?.title ?? id }));
  const about = { ...shown, path: name, language, toolsName: t('hub.title') };
  const html = renderDocument({
    head: shown,
    language,
    name,
    search: {
      path: name === NOT_FOUND ? null : name,
      indexed,
      socialImage,
    },
    structuredData: structuredData(about, named),
    body,
    needsScript: t('site.needsScript'),
    words: words.carried(language),
    instant,
    assets,
  });
  return { html, head: shown };
}
