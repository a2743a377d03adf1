import type { CatalogueWords, ToolName, ToolNames, ToolTitle } from '@seller-toolbox/catalogue/words';
import { foldForSearch } from '@seller-toolbox/words';
import type { ToolCategory, ToolManifest } from '@seller-toolbox/tool-contract';

/** What a search knows of the tools in one language: their names, and their keywords once those have arrived. */
export type SearchedWords = CatalogueWords | ToolNames;

/** What a search looks through when every category is meant. */
export const ALL_CATEGORIES = 'all';
export type CategoryFilter = ToolCategory | typeof ALL_CATEGORIES;

export interface ToolSearch {
  readonly category: CategoryFilter;
  readonly query: string;
  /** Of the page's language, then English where it has arrived. */
  readonly words: readonly SearchedWords[];
}

/** The tools of a category that have every word of the query in their id, title, line or keywords. */
export function findTools(tools: readonly ToolManifest[], search: ToolSearch): ToolManifest[] {
  const terms = searchTerms(search.query);
  return tools.filter(
    (tool) =>
      isInCategory(tool, search.category) && hasTerms(foldForSearch(haystack(tool.id, search.words)), terms),
  );
}

/** The same tools with the best fits first: by the beginning of the title, by the title, by a keyword, by the rest. */
export function bestFirst(tools: readonly ToolManifest[], { query, words }: ToolSearch): ToolManifest[] {
  const terms = searchTerms(query);
  const fits = new Map(tools.map(({ id }) => [id, fitOf(id, terms, words)]));
  return [...tools].sort((a, b) => (fits.get(a.id) ?? 0) - (fits.get(b.id) ?? 0));
}

function fitOf(id: string, terms: readonly string[], words: readonly SearchedWords[]): number {
  const known = words.flatMap((catalogue) => catalogue[id] ?? []);
  const titles = known.map(({ title }) => foldForSearch(title));
  if (titles.some((title) => title.startsWith(terms[0] ?? '') && hasTerms(title, terms))) return 0;
  if (titles.some((title) => hasTerms(title, terms))) return 1;
  return known.some((tool) => hasTerms(foldForSearch(keywordsOf(tool)), terms)) ? 2 : 3;
}

/** How many tools each filter button stands for. */
export function countInCategory(tools: readonly ToolManifest[], category: CategoryFilter): number {
  return tools.filter((tool) => isInCategory(tool, category)).length;
}

/** The words of a query, folded. */
export function searchTerms(query: string): string[] {
  return foldForSearch(query)
    .split(/[\s,，、]+/)
    .filter(Boolean);
}

/** Whether a folded text has every one of the terms. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}

function isInCategory(tool: ToolManifest, category: CategoryFilter): boolean {
  return category === ALL_CATEGORIES || tool.category === category;
}

function haystack(id: string, words: readonly SearchedWords[]): string {
  const texts = words.flatMap((catalogue) => {
    const tool = catalogue[id];
    return tool ? [tool.title, tool.line, keywordsOf(tool)] : [];
  });
  return [id, ...texts].join(' ');
}

function keywordsOf(tool: ToolName | ToolTitle): string {
  return 'keywords' in tool ? tool.keywords : '';
}
