import { registerInlinedStyles } from '@seller-toolbox/site-kit/inlined-styles';
import { provideIconDrawings } from '@seller-toolbox/ui';
import { isLanguage } from '@seller-toolbox/words';
import { hydrateRoot } from 'react-dom/client';
import { PAGE_WORDS_ID, readPageWords } from '../base/page-words.ts';
import { readSite, SITE_CONFIG_ID } from '../base/site-config.tsx';
import { createEmbedEnvironment } from './embed-environment.ts';
import { postToHost } from './embed-messages.ts';
import { EmbedTool } from './embed-tool.tsx';
import { prepareEmbed } from './prepare-embed.ts';

/** Results in a row are posted once. */
const POSTED_AFTER_MS = 300;

/** Hydrates an embedded tool, and tells the page around it its height and its results. */
export async function startEmbed(): Promise<void> {
  const root = document.getElementById('root');
  const { lang: language } = document.documentElement;
  const toolId = root?.dataset['tool'];
  if (!root || toolId === undefined || !isLanguage(language)) return;
  registerInlinedStyles(document);
  provideIconDrawings(async () => (await import('@seller-toolbox/ui/icons')).iconOutline);
  const site = readSite(textOf(SITE_CONFIG_ID));
  const carried = readPageWords(textOf(PAGE_WORDS_ID));
  const prepared = await prepareEmbed(toolId, language, { carried, site });
  if (!prepared) return;
  const { manifest, words, Screen, siteName } = prepared;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const environment = createEmbedEnvironment({
    manifest,
    language,
    prerenderedAt: Number(root.dataset['instant']),
    defaultRules: site.defaultRuleSet,
    onOutput: (output) => {
      clearTimeout(timer);
      timer = setTimeout(postToHost, POSTED_AFTER_MS, { type: 'seller-tool:result', tool: toolId, output });
    },
  });
  hydrateRoot(root, <EmbedTool {...{ i18n: words.i18n, language, siteName, environment, Screen }} />);
  new ResizeObserver(() => postToHost({ type: 'seller-tool:size', height: root.offsetHeight })).observe(root);
}

function textOf(id: string): string | null | undefined {
  return document.getElementById(id)?.textContent;
}
