import { tools } from '@seller-toolbox/catalogue';
import { languageInfo, type Language } from '@seller-toolbox/words';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { HOST_WORDS } from '../base/host-words.ts';
import { loadSiteWords } from '../base/words.ts';

/** Kept by the installed app before the page has any color of its own. */
const COLORS = { theme_color: '#0b6b60', background_color: '#f6f7f5' };

/** The pictures that `draw-icons.mjs` makes. */
export const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Filled by the service, for the inside of a JSON string. */
const SITE_NAME = '{{site.siteName|json}}';

/** How the site is called and opened where it is installed, in one language. All languages are the same app. */
export async function webManifest(language: Language) {
  const words = await loadSiteWords(language);
  const t = words.i18n.getFixedT(language, HOST_WORDS);
  const catalogue = words.catalogue(language);
  const { locale, direction } = languageInfo(language);
  return {
    id: paths.home,
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: t('site.description'),
    lang: locale,
    dir: direction,
    start_url: withLanguage(paths.home, language),
    scope: paths.home,
    display: 'standalone',
    ...COLORS,
    categories: ['business', 'productivity', 'utilities'],
    icons: ICONS,
    shortcuts: tools
      .filter(({ hot, status }) => hot && status === 'ready')
      .map(({ id }) => ({
        name: catalogue[id]?.title ?? id,
        url: withLanguage(paths.tool(id), language),
      })),
  };
}
