import { INLINED_STYLES_ATTRIBUTE } from '@seller-toolbox/site-kit/inlined-styles';
import { adminPaths } from '../app/admin-paths.ts';

/** The document answers at this path and everywhere below it. */
export const ADMIN_PATH = adminPaths.dashboard;

/** What the document needs from the build. */
export interface DocumentAssets {
  /** Runs before the first paint; its hash is in the content-security policy. */
  readonly inlineScript: string;
  readonly entry: string;
  /** The other modules of the first screen. */
  readonly modules: readonly string[];
  /** Style sheets that are written into the document; the client must not load them again. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly icon: string;
}

/** The one document of the admin section. Nothing is prerendered: what it shows depends on who is signed in. */
export function renderAdminDocument({ inlineScript, entry, modules, styles, icon }: DocumentAssets): string {
  return [
    '<!doctype html>',
    '<html lang="zh"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${inlineScript}</script>`,
    '<title>管理后台</title>',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    '<meta name="theme-color" content="#0b6b60">',
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    `<style ${INLINED_STYLES_ATTRIBUTE}="${styles.map(({ href }) => href).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head><body>',
    '<noscript><p style="padding:12px 16px;text-align:center">管理后台需要启用 JavaScript。The admin section needs JavaScript.</p></noscript>',
    '<div id="root"></div>',
    '</body></html>',
  ].join('\n');
}
