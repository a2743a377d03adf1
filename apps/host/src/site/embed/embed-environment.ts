import { createMemoryStorage } from '@seller-toolbox/browser-kit/json-storage';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import type { DefaultRules, ToolManifest } from '@seller-toolbox/tool-contract';
import { toFragment, type ToolEnvironment } from '@seller-toolbox/tool-kit';
import type { Language } from '@seller-toolbox/words';
import { lazyPatents } from '../../features/tool-page/lazy-patents.ts';
import { lazyRates } from '../../features/tool-page/lazy-rates.ts';
import { lazyAi, loadQueries, openSession, runInWorker } from '../../features/tool-page/tool-services.ts';
import { SiteLink } from './site-link.tsx';

export interface EmbedEnvironmentOptions {
  readonly manifest: ToolManifest;
  readonly language: Language;
  readonly prerenderedAt: number | null;
  readonly defaultRules: DefaultRules;
  readonly onOutput: (output: unknown) => void;
}

/** The environment of a tool in a page of another site: it stores and counts nothing, and its links lead to the site. */
export function createEmbedEnvironment(options: EmbedEnvironmentOptions): ToolEnvironment {
  const { manifest, language, prerenderedAt, defaultRules, onOutput } = options;
  const pageOf = (toolId: string) => withLanguage(paths.tool(toolId), language);
  return {
    manifest,
    related: [],
    Link: SiteLink,
    storage: createMemoryStorage(),
    address: {
      page: () => manifest.id,
      read: () => '',
      replace: () => undefined,
      link: (fragment) => new URL(`${pageOf(manifest.id)}#${fragment}`, document.baseURI).href,
      subscribe: () => () => undefined,
    },
    prerenderedAt,
    clock: () => Date.now(),
    trackUse: () => undefined,
    onOutput,
    runInWorker,
    openSession,
    rates: manifest.needs.includes('rates') ? lazyRates : undefined,
    patents: manifest.needs.includes('patents') ? lazyPatents : undefined,
    queries: loadQueries,
    linkTo: (toolId, input) => `${pageOf(toolId)}#${toFragment(input) ?? ''}`,
    ai: lazyAi(language),
    favorite: { isFavorite: false, toggle: () => undefined },
    defaultRules,
    print: () => window.print(),
  };
}
