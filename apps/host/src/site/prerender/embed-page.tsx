import { tools } from '@seller-toolbox/catalogue';
import { INLINED_STYLES_ATTRIBUTE } from '@seller-toolbox/site-kit/inlined-styles';
import { drawIcons } from '@seller-toolbox/ui/icons';
import type { Language } from '@seller-toolbox/words';
import { isEmbeddable } from '../base/embeddable.ts';
import { HOST_WORDS } from '../base/host-words.ts';
import { PAGE_WORDS_ID, writePageWords } from '../base/page-words.ts';
import { NEUTRAL_SITE, SITE_CONFIG_ID } from '../base/site-config.tsx';
import { loadSiteWords } from '../base/words.ts';
import { sitePlaceholders } from '../site-placeholders.ts';
import { createEmbedEnvironment } from '../embed/embed-environment.ts';
import { EMBED_CODE, EmbedOff } from '../embed/embed-off.tsx';
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
  const { entry, modules } = assets;
  return frameDocument({
    language,
    title: words.catalogue(language)[toolId]?.title ?? toolId,
    assets,
    scripts: [
      ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      `<script type="module" crossorigin src="${entry}"></script>`,
    ],
    body: [
      `<div id="root" data-tool="${toolId}" data-instant="${instant}">${drawIcons(body)}</div>`,
      `<script type="application/json" id="${PAGE_WORDS_ID}">${writePageWords(carried)}</script>`,
      `<script type="application/json" id="${SITE_CONFIG_ID}">{{site.json}}</script>`,
      // Read by the catalogue: what an admin changed, such as a notice.
      '<script type="application/json" id="stbTools">{{page.toolList}}</script>',
    ],
  });
}

/** The document in the place of an embedded tool that is off. It needs no script. */
export async function renderEmbedOff(
  language: Language,
  { assets }: { readonly assets: PageAssets },
): Promise<string> {
  const words = await loadSiteWords(language, { site: sitePlaceholders(NEUTRAL_SITE) });
  await words.addPageWords(EMBED_CODE, language);
  const title = words.i18n.getFixedT(language, EMBED_CODE)('off.text');
  const body = await renderBody(<EmbedOff i18n={words.i18n} />);
  return frameDocument({ language, title, assets, scripts: [], body: [body] });
}

interface FrameParts {
  readonly language: Language;
  readonly title: string;
  readonly assets: PageAssets;
  readonly scripts: readonly string[];
  readonly body: readonly string[];
}

function frameDocument({ language, title, assets, scripts, body }: FrameParts): string {
  const { inlineScript, styles } = assets;
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Links lead to the site, which cannot be shown in a frame.
    '<base target="_blank">',
    `<script>${inlineScript}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<style ${INLINED_STYLES_ATTRIBUTE}="${styles.map(({ href }) => href).join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    ...scripts,
    '</head><body>',
    ...body,
    '</body></html>',
  ].join('\n');
}
