import type { CatalogueWords } from '@seller-toolbox/catalogue/words';
import { foldForSearch } from '@seller-toolbox/i18n';
import type { ToolCategory, ToolManifest } from '@seller-toolbox/tool-contract';

/** What the hub shows when every category is meant. */
export const ALL_CATEGORIES = 'all';
export type CategoryFilter = ToolCategory | typeof ALL_CATEGORIES;

/** What the visitor keeps in this browser, most recent first. */
export interface OwnTools {
  readonly favorites: readonly string[];
  readonly recent: readonly string[];
}

export interface HubSearch {
  readonly category: CategoryFilter;
  readonly query: string;
  /** Of the page's language, then English where it has arrived. */
  readonly words: readonly CatalogueWords[];
}

/** Favorites, then recently used, then hot, then the rest in the catalogue's order; what is not ready comes last. */
export function inHubOrder(tools: readonly ToolManifest[], own: OwnTools): ToolManifest[] {
  const ranks = new Map(tools.map((tool, index) => [tool.id, [...groupOf(tool, own), index]]));
  return [...tools].sort((a, b) => compare(ranks.get(a.id) ?? [], ranks.get(b.id) ?? []));
}

function groupOf(tool: ToolManifest, own: OwnTools): [group: number, place: number] {
  if (tool.status === 'developing') return [4, 0];
  const favorite = own.favorites.indexOf(tool.id);
  if (favorite >= 0) return [0, favorite];
  const recent = own.recent.indexOf(tool.id);
  if (recent >= 0) return [1, recent];
  return tool.hot ? [2, 0] : [3, 0];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The tools of a category that have every word of the query in their id, title, line or keywords. */
export function findHubTools(tools: readonly ToolManifest[], search: HubSearch): ToolManifest[] {
  const terms = foldForSearch(search.query)
    .split(/[\s,，、]+/)
    .filter(Boolean);
  return tools.filter(
    (tool) => isInCategory(tool, search.category) && hasTerms(haystack(tool.id, search.words), terms),
  );
}

/** How many tools each filter button stands for. */
export function countInCategory(tools: readonly ToolManifest[], category: CategoryFilter): number {
  return tools.filter((tool) => isInCategory(tool, category)).length;
}

function isInCategory(tool: ToolManifest, category: CategoryFilter): boolean {
  return category === ALL_CATEGORIES || tool.category === category;
}

function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}

function haystack(id: string, words: readonly CatalogueWords[]): string {
  const texts = words.flatMap((catalogue) => {
    const tool = catalogue[id];
    return tool ? [tool.title, tool.line, tool.keywords] : [];
  });
  return foldForSearch([id, ...texts].join(' '));
}
