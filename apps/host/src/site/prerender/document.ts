import type { Language } from '@seller-toolbox/words';
import { drawIcons } from '@seller-toolbox/ui/icons';
import { spriteMarkup } from '@seller-toolbox/ui/sprite';
import { ANNOUNCED } from '@seller-toolbox/announcement-view/reserved-space';
import { INLINED_STYLES_ATTRIBUTE } from '@seller-toolbox/site-kit/inlined-styles';
import { picturesIn } from '../../features/hub/picture-drawings.ts';
import { PAGE_WORDS_ID, writePageWords, type PageWords } from '../base/page-words.ts';
import { manifestPath } from '@seller-toolbox/site-kit/paths';
import { SITE_CONFIG_ID } from '../base/site-config.tsx';
import { escapeHtml } from './page-addresses.ts';
import { searchTags, type SearchedPage } from './search-tags.ts';

/** What a page needs from the client build. */
export interface PageAssets {
  /** Runs inline before the first paint; its hash is in the content-security policy. */
  readonly inlineScript: string;
  readonly entry: string;
  /** The other modules of the entry and the page, loaded immediately. */
  readonly modules: readonly string[];
  /** The style sheets of the page, written into it; the client must not load them again. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly icon: string;
}

export interface DocumentParts {
  readonly head: { readonly title: string; readonly description: string };
  readonly language: Language;
  readonly name: string;
  readonly search: Omit<SearchedPage, 'language'>;
  /** The page in the vocabulary of search engines, as JSON. */
  readonly structuredData: string;
  readonly body: string;
  /** Said where the browser runs no scripts. */
  readonly needsScript: string;
  readonly words: PageWords;
  readonly instant: number;
  readonly assets: PageAssets;
}

/**
 * The HTML document around a rendered page. The service fills in `{{site...}}`, and `{{page...}}`: title and description in
 * the length that a search engine shows, and for which announcements the page reserves space.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, language, name, search, body, needsScript, words, instant, assets } = parts;
  const { inlineScript, entry, modules, styles, icon } = assets;
  const isFound = search.path !== null;
  const pictures = picturesIn(body);
  return [
    '<!doctype html>',
    `<html lang="${language}" ${ANNOUNCED}="{{page.announced}}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    `<script>${inlineScript}</script>`,
    `<title>${isFound ? '{{page.title}}' : escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${isFound ? '{{page.description}}' : escapeHtml(head.description)}">`,
    ...searchTags({ ...search, language }),
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    `<link rel="manifest" href="${manifestPath(language)}">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<meta name="theme-color" content="#0b6b60">',
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    `<style ${INLINED_STYLES_ATTRIBUTE}="${styles.map(({ href }) => href).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head><body>',
    `<noscript><p style="padding:12px 16px;text-align:center">${escapeHtml(needsScript)}</p></noscript>`,
    ...(pictures.length > 0 ? [spriteMarkup(pictures)] : []),
    `<div id="root" data-page="${escapeHtml(name)}" data-instant="${instant}" data-version="{{build.version}}">${drawIcons(body)}</div>`,
    // Not a script: they are data, packed together with the same texts above.
    `<script type="application/json" id="${PAGE_WORDS_ID}">${writePageWords(words)}</script>`,
    `<script type="application/json" id="${SITE_CONFIG_ID}">{{site.json}}</script>`,
    // Read by the catalogue. Not data of the tools themselves: only what an admin changed.
    '<script type="application/json" id="stbTools">{{page.toolList}}</script>',
    // Only search engines read it, so it comes after what a visitor waits for.
    ...(isFound ? [`<script type="application/ld+json">${parts.structuredData}</script>`] : []),
    '</body></html>',
  ].join('\n');
}
