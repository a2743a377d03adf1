import { languageInfo, LANGUAGES, type Language } from '@seller-toolbox/words';
import { paths } from '@seller-toolbox/site-kit/paths';
import { alternates, escapeHtml, fullAddress } from './page-addresses.ts';

/** Every picture has this size. */
const SOCIAL_IMAGE = { width: 1200, height: 630 };

export interface SearchedPage {
  /** Null for a page that no address has. */
  readonly path: string | null;
  readonly language: Language;
  /** False for what is served, but must not be indexed. */
  readonly indexed: boolean;
  /** The path of the preview picture of the page; it has no words, so that one serves all languages. */
  readonly socialImage: string;
}

/** What search engines and previews of links read in the head. `{{page...}}` is cut to what the engine shows. */
export function searchTags(page: SearchedPage): string[] {
  const { path, language, indexed } = page;
  if (path === null) return ['<meta name="robots" content="noindex">'];
  return [
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${escapeHtml(fullAddress(path, language))}">`,
    ...(indexed
      ? alternates(path).map(
          ({ hreflang, address }) =>
            `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}">`,
        )
      : []),
    ...previewTags(path, page),
    ...(path === paths.home ? ['{{site.verificationTags}}'] : []),
  ];
}

function previewTags(path: string, { language, socialImage }: SearchedPage): string[] {
  const { width, height } = SOCIAL_IMAGE;
  const others = LANGUAGES.filter(({ code }) => code !== language);
  const properties: (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', '{{site.siteName}}'],
    ['og:title', '{{page.title}}'],
    ['og:description', '{{page.description}}'],
    ['og:url', fullAddress(path, language)],
    ['og:image', `{{site.publicUrl}}${socialImage}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', '{{page.title}}'],
    ['og:locale', ogLocale(language)],
    ...others.map(({ code }) => ['og:locale:alternate', ogLocale(code)] as const),
  ];
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function ogLocale(language: Language): string {
  return languageInfo(language).locale.replace('-', '_');
}
