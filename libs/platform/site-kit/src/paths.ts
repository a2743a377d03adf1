import { DEFAULT_LANGUAGE, type Language } from '@seller-toolbox/words';

/** The parameter that names the language; the only one that a page's address has. */
export const LANGUAGE_PARAM = 'lang';

/** Where the hub starts on the home page. */
export const TOOLS_ANCHOR = 'tools';

/** Route patterns and addresses: no other file spells a path. */
export const paths = {
  home: '/',
  tools: '/tools',
  products: '/products',
  file: '/products/file',
  feedback: '/feedback',
  terms: '/terms',
  privacy: '/privacy',
  toolPattern: '/tools/:toolId',
  anyPattern: '*',
  tool: (toolId: string) => `/tools/${encodeURIComponent(toolId)}`,
} as const;

/** A path as a link carries it: with the language, except for the default one. */
export function withLanguage(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAM}=${language}`;
}

/** The web manifest of a language: what the site is called where it is installed. */
export function manifestPath(language: Language): string {
  return `/manifest-${language}.webmanifest`;
}
