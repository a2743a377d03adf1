import { CRAWLERS, SEARCH_PROFILES, type SearchEngine } from './search-profiles.data.ts';

/** What a search engine shows of a page. */
export interface SearchHead {
  readonly title: string;
  readonly description: string;
}

const DOTS = '...';

/** Whose crawler asks; everybody else gets what Google gets. */
export function searchEngineOf(userAgent: string | undefined): SearchEngine {
  return CRAWLERS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'google';
}

/** Title and description in the length that the engine shows. */
export function headFor(engine: SearchEngine, { title, description }: SearchHead): SearchHead {
  const { maxTitleLength, maxDescriptionLength } = SEARCH_PROFILES[engine];
  return { title: cut(title, maxTitleLength), description: cut(description, maxDescriptionLength) };
}

/** At most so many characters (code points). What is longer ends with three dots, which count. */
export function cut(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return (
    characters
      .slice(0, maxLength - DOTS.length)
      .join('')
      .trimEnd() + DOTS
  );
}
