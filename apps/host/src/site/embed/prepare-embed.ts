import { findTool } from '@seller-toolbox/catalogue';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import type { ComponentType } from 'react';
import { isEmbeddable } from '../base/embeddable.ts';
import { HOST_WORDS } from '../base/host-words.ts';
import { loadToolScreen } from '../base/tool-screens.ts';
import { loadSiteWords, type SiteWords, type WordsOptions } from '../base/words.ts';

export interface PreparedEmbed {
  readonly manifest: ToolManifest;
  readonly words: SiteWords;
  readonly Screen: ComponentType;
  readonly siteName: string;
}

/** Loads what an embedded tool needs to render without suspending; undefined for an unknown tool. */
export async function prepareEmbed(
  toolId: string,
  language: Language,
  options?: WordsOptions,
): Promise<PreparedEmbed | undefined> {
  const manifest = findTool(toolId);
  if (!manifest || !isEmbeddable(manifest)) return undefined;
  const words = await loadSiteWords(language, options);
  const Screen = await loadToolScreen(toolId, language, words);
  return { manifest, words, Screen, siteName: words.i18n.getFixedT(language, HOST_WORDS)('site.name') };
}
