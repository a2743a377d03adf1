import { CARRIED_STYLES } from '@seller-toolbox/site-kit/carried-styles';
import { adminPaths } from '../../../../admin/src/app/admin-paths.ts';
import type { PageAssets } from './document.ts';

/** The shell stands at this path and everywhere below it. */
export const ADMIN_PATH = adminPaths.dashboard;

/**
 * The one document of the admin section. Nothing is prerendered: who is signed in decides what there is to see. The inline
 * script is that of the public pages, so the policy knows it.
 */
export function renderAdminShell({ inlineScript, entry, modules, styles, icon }: PageAssets): string {
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
    `<style ${CARRIED_STYLES}="${styles.map(({ href }) => href).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head><body>',
    '<noscript><p style="padding:12px 16px;text-align:center">管理后台需要启用 JavaScript。The admin section needs JavaScript.</p></noscript>',
    '<div id="root"></div>',
    '</body></html>',
  ].join('\n');
}
