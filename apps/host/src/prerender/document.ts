import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@seller-toolbox/i18n';
import { iconsIn, iconSprite } from '@seller-toolbox/ui/icons';
import { CARRIED_STYLES } from '../app/carried-styles.ts';
import { PAGE_WORDS_ID, writePageWords, type PageWords } from '../app/page-words.ts';
import { withLanguage } from '../app/paths.ts';
import { SITE_CONFIG_ID } from '../app/site.tsx';

/** What a page needs from the client build. */
export interface PageAssets {
  /** Runs inline before the first paint; its hash is in the content-security policy. */
  readonly inlineScript: string;
  readonly entry: string;
  /** The entry's and the page's other modules, loaded at once. */
  readonly modules: readonly string[];
  /** The style sheets of the page, written into it; the client must not load them again. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly icon: string;
}

export interface DocumentParts {
  readonly head: { readonly title: string; readonly description: string };
  readonly language: Language;
  readonly name: string;
  /** Null for a page that no address has. */
  readonly path: string | null;
  readonly body: string;
  /** Said where the browser runs no scripts. */
  readonly needsScript: string;
  readonly words: PageWords;
  readonly instant: number;
  readonly assets: PageAssets;
}

/** The HTML document around a rendered page. What the service fills in is `{{site...}}`. */
export function renderDocument(parts: DocumentParts): string {
  const { head, language, name, path, body, needsScript, words, instant, assets } = parts;
  const { inlineScript, entry, modules, styles, icon } = assets;
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${inlineScript}</script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(path === null ? ['<meta name="robots" content="noindex">'] : addresses(path, language)),
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    '<meta name="theme-color" content="#0b6b60">',
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    `<style ${CARRIED_STYLES}="${styles.map(({ href }) => href).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head><body>',
    `<noscript><p style="padding:12px 16px;text-align:center">${escapeHtml(needsScript)}</p></noscript>`,
    iconSprite(iconsIn(body)),
    `<div id="root" data-page="${escapeHtml(name)}" data-instant="${instant}">${body}</div>`,
    // Not a script: they are data, packed together with the same texts above.
    `<script type="application/json" id="${PAGE_WORDS_ID}">${writePageWords(words)}</script>`,
    `<script type="application/json" id="${SITE_CONFIG_ID}">{{site.json}}</script>`,
    '</body></html>',
  ].join('\n');
}

function addresses(path: string, language: Language): string[] {
  const address = (code: Language) => `{{site.publicUrl}}${escapeHtml(withLanguage(path, code))}`;
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...LANGUAGES.map(
      ({ code }) => `<link rel="alternate" hreflang="${hreflang(code)}" href="${address(code)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LANGUAGE)}">`,
  ];
}

/** Search engines know the two Chinese scripts by these names. */
function hreflang(language: Language): string {
  if (language === 'zh') return 'zh-Hans';
  return language === 'zh-TW' ? 'zh-Hant' : language;
}

export function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
