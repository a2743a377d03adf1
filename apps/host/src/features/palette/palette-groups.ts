import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { PersonalTools } from '../../site/base/personal-order.ts';
import { ALL_CATEGORIES, bestFirst, findTools, type SearchedWords } from '../../site/base/tool-search.ts';

export type ToolGroupName = 'favorites' | 'recent' | 'popular' | 'tools';

export interface ToolGroup {
  readonly name: ToolGroupName;
  readonly tools: readonly ToolManifest[];
}

export interface PaletteSearch {
  readonly query: string;
  readonly words: readonly SearchedWords[];
  readonly own: PersonalTools;
}

/** How many recently used tools the palette starts with. */
const MAX_RECENT = 5;

/**
 * What the palette lists of the tools: without a query the visitor's own first and then all others, each once; with one, what
 * fits it best, and first what is the visitor's own among equals. What is being developed comes last.
 */
export function toolGroups(
  tools: readonly ToolManifest[],
  { query, words, own }: PaletteSearch,
): ToolGroup[] {
  if (query.trim() !== '') {
    const search = { query, words, category: ALL_CATEGORIES } as const;
    const found = bestFirst(findTools(ownFirst(tools, own), search), search);
    return withoutEmpty([{ name: 'tools', tools: readyFirst(found) }]);
  }
  const ready = tools.filter(({ status }) => status === 'ready');
  const { favorites, popular } = own;
  const taken = new Set<string>();
  const take = (name: ToolGroupName, ids: readonly string[]) => ({
    name,
    tools: takeTools(ready, ids, taken),
  });
  return withoutEmpty([
    take('favorites', favorites),
    take('recent', own.recent.filter((id) => !favorites.includes(id)).slice(0, MAX_RECENT)),
    take('popular', popular),
    take(
      'tools',
      [...ready].sort((a, b) => Number(b.hot) - Number(a.hot)).map(({ id }) => id),
    ),
  ]);
}

function takeTools(tools: readonly ToolManifest[], ids: readonly string[], taken: Set<string>) {
  const free = ids.filter((id) => !taken.has(id));
  free.forEach((id) => taken.add(id));
  return free.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
}

function ownFirst(
  tools: readonly ToolManifest[],
  { favorites, recent, popular }: PersonalTools,
): ToolManifest[] {
  const personalIds = [...favorites, ...recent, ...popular];
  const place = ({ id }: ToolManifest) =>
    personalIds.includes(id) ? personalIds.indexOf(id) : personalIds.length;
  return [...tools].sort((a, b) => place(a) - place(b));
}

function readyFirst(tools: readonly ToolManifest[]): ToolManifest[] {
  return [...tools].sort((a, b) => Number(b.status === 'ready') - Number(a.status === 'ready'));
}

function withoutEmpty(groups: ToolGroup[]): ToolGroup[] {
  return groups.filter((group) => group.tools.length > 0);
}
