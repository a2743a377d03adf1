import { createJsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { tools } from '@seller-toolbox/catalogue';
import type { ToolNames } from '@seller-toolbox/catalogue/words';
import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import {
  createBrowserAddress,
  toFragment,
  type RelatedTool,
  type ToolEnvironment,
  type UseDetails,
} from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import { useStoredPart } from '@seller-toolbox/site-kit/hydration-hooks';
import { useEndOfPrerendered, usePrerenderedAt } from '../../site/base/hydration.tsx';
import { RouterLink } from '@seller-toolbox/site-kit/local-link';
import { favoriteTools, toggled } from '../../site/base/personal-tools.ts';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import { ProductsSlot } from '../../site/base/products-slot.tsx';
import { useSite } from '../../site/base/site-config.tsx';
import { lazyPatents } from './lazy-patents.ts';
import { lazyRates } from './lazy-rates.ts';
import { lazyAi, loadQueries, loadResultActions, openSession, runInWorker } from './tool-services.ts';

const MAX_RELATED = 4;

const storage = createJsonStorage(() => localStorage);
const address = createBrowserAddress();
const clock = () => Date.now();
/** The environment that the site provides for a tool's screen. */
export function useHostEnvironment(
  manifest: ToolManifest,
  trackUse: (details: UseDetails) => void,
): ToolEnvironment {
  const language = useLanguage();
  const words = useCatalogueWords();
  const prerenderedAt = usePrerenderedAt();
  useEndOfPrerendered();
  const { defaultRuleSet } = useSite();
  const isFavorite = useStoredPart(favoriteTools, (ids) => ids.includes(manifest.id), false);
  return useMemo(
    () => ({
      manifest,
      related: relatedTools(manifest, words, language),
      Link: RouterLink,
      storage,
      address,
      prerenderedAt,
      clock,
      trackUse,
      runInWorker,
      openSession,
      rates: manifest.needs.includes('rates') ? lazyRates : undefined,
      patents: manifest.needs.includes('patents') ? lazyPatents : undefined,
      queries: loadQueries,
      linkTo: (toolId, input) => `${withLanguage(paths.tool(toolId), language)}#${toFragment(input) ?? ''}`,
      ai: lazyAi(language),
      favorite: {
        isFavorite,
        toggle: () => favoriteTools.write(toggled(favoriteTools.read(), manifest.id)),
      },
      defaultRules: defaultRuleSet,
      ProductsMenu: ProductsSlot,
      print: () => window.print(),
      loadResultActions,
    }),
    [manifest, words, language, prerenderedAt, trackUse, isFavorite, defaultRuleSet],
  );
}

/** Ready tools of the same category first, then hot ones. */
function relatedTools(manifest: ToolManifest, words: ToolNames, language: Language): RelatedTool[] {
  const others = tools.filter(({ id, status }) => id !== manifest.id && status === 'ready');
  const near = others.filter(({ category }) => category === manifest.category);
  const hot = others.filter((tool) => tool.hot && !near.includes(tool));
  return [...near, ...hot].slice(0, MAX_RELATED).map(({ id, icon }) => ({
    id,
    title: words[id]?.title ?? id,
    icon,
    href: withLanguage(paths.tool(id), language),
  }));
}
