import { tools } from '@seller-toolbox/catalogue';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { toIconName } from '@seller-toolbox/ui';
import { useEffect, useEffectEvent } from 'react';
import { useStored } from '@seller-toolbox/site-kit/hydration-hooks';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { favoriteTools, popularTools, recentTools } from '../../site/base/personal-tools.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import { useIsReady } from '../../site/base/use-is-ready.ts';
import { useSearchWords } from '../../site/base/use-search-words.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { toolGroups } from './palette-groups.ts';

const NONE: readonly string[] = [];

/** The tools that the palette lists for a query, in groups. */
export function useToolGroups(query: string): PaletteGroup[] {
  const t = useOnDemandWords();
  const catalogue = useCatalogueWords();
  const isReady = useIsReady();
  const { words, prepare } = useSearchWords();
  const favorites = useStored(favoriteTools, NONE);
  const recent = useStored(recentTools, NONE);
  const popular = useStored(popularTools, NONE);
  const prepareOnce = useEffectEvent(prepare);
  useEffect(() => prepareOnce(), []);

  const toEntry = (tool: ToolManifest): PaletteEntry => {
    return {
      key: `tool-${tool.id}`,
      icon: toIconName(tool.icon),
      title: catalogue[tool.id]?.title ?? tool.id,
      line: catalogue[tool.id]?.line,
      mark: isReady(tool) ? markOf(tool, favorites) : 'soon',
      leadsTo: isReady(tool) ? paths.tool(tool.id) : null,
    };
  };
  return toolGroups(tools, { query, words, own: { favorites, recent, popular } }).map((group) => ({
    key: group.name,
    title: t(`palette.${group.name}`),
    entries: group.tools.map(toEntry),
  }));
}

function markOf({ id, hot }: ToolManifest, favorites: readonly string[]): PaletteEntry['mark'] {
  if (favorites.includes(id)) return 'favorite';
  return hot ? 'hot' : undefined;
}
