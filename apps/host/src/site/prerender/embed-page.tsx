import { tools } from '@seller-toolbox/catalogue';
import { CARRIED_STYLES } from '@seller-toolbox/site-kit/carried-styles';
import { iconDrawing, iconsIn } from '@seller-toolbox/ui/icons';
import { spriteMarkup } from '@seller-toolbox/ui/sprite';
import type { Language } from '@seller-toolbox/words';
import { isEmbeddable } from '../base/embeddable.ts';
import { HOST_WORDS } from '../base/host-words.ts';
import { PAGE_WORDS_ID, writePageWords } from '../base/page-words.ts';
import { NEUTRAL_SITE, SITE_CONFIG_ID } from '../base/site-config.tsx';
import { sitePlaceholders } from '../site-placeholders.ts';
import { createEmbedEnvironment } from '../embed/embed-environment.ts';
import { EmbedTool } from '../embed/embed-tool.tsx';
import { prepareEmbed } from '../embed/prepare-embed.ts';
import type { PageAssets } from './document.ts';
import { escapeHtml } from './page-addresses.ts';
import { renderBody } from './render-body.ts';

/** The tools that pages of other sites may show. */
export const EMBEDDED_TOOLS = tools.filter(isEmbeddable).map(({ id, category }) => ({ id, category }));

/** The document of one embedded tool. */
export async function renderEmbed(
  toolId: string,
  language: Language,
  { assets, instant }: { readonly assets: PageAssets; readonly instant: number },
): Promise<string> {
  const prepared = await prepareEmbed(toolId, language, { site: sitePlaceholders(NEUTRAL_SITE) });
  if (!prepared) throw new Error(`${toolId} cannot be embedded`);
  const { manifest, words, Screen, siteName } = prepared;
  const environment = createEmbedEnvironment({
    manifest,
    language,
    prerenderedAt: instant,
    defaultRules: 'in-force',
    onOutput: () => undefined,
  });
  const body = await renderBody(
    <EmbedTool {...{ i18n: words.i18n, language, siteName, environment, Screen }} />,
  );
  const { resources } = words.carried(language);
  const carried = {
    resources: { ...resources, [HOST_WORDS]: { site: { name: '{{site}}' } } },
    catalogue: {},
  };
  const { inlineScript, entry, modules, styles } = assets;
  const title = words.catalogue(language)[toolId]?.title ?? toolId;
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Links lead to the site, which cannot be shown in a frame.
    '<base target="_blank">',
    `<script>${inlineScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    `<style ${CARRIED_STYLES}="${styles.map(({ href }) => href).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    `<script type="module" crossorigin src="${entry}"></script>`,
    '</head><body>',
    spriteMarkup(iconsIn(body).map(iconDrawing)),
    `<div id="root" data-tool="${toolId}" data-instant="${instant}">${body}</div>`,
    `<script type="application/json" id="${PAGE_WORDS_ID}">${writePageWords(carried)}</script>`,
    `<script type="application/json" id="${SITE_CONFIG_ID}">{{site.json}}</script>`,
    '</body></html>',
  ].join('\n');
}
