import { CRAWLERS, SEARCH_PROFILES, type SearchEngine } from './search-profiles.data.ts';

/** Title and description for search engines. */
export interface SearchHead {
  readonly title: string;
  readonly description: string;
}

const DOTS = '...';

/** The search engine of a crawler; google for every other client. */
export function searchEngineOf(userAgent: string | undefined): SearchEngine {
  return CRAWLERS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'google';
}

/** Title and description cut to the limits of the engine. */
export function headFor(engine: SearchEngine, { title, description }: SearchHead): SearchHead {
  const { maxTitleLength, maxDescriptionLength } = SEARCH_PROFILES[engine];
  return { title: truncate(title, maxTitleLength), description: truncate(description, maxDescriptionLength) };
}

/** Cuts to `maxLength` code points, including the three dots at the end. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return (
    characters
      .slice(0, maxLength - DOTS.length)
      .join('')
      .trimEnd() + DOTS
  );
}
