/** How many ids a list keeps. */
export const MOST_OWN_TOOLS = 20;

/** How many of the recently used tools come first: with more of them the places would change at every visit. */
const RECENT_FIRST = 4;

/** What the visitor keeps in this browser, ids of tools. */
export interface OwnTools {
  /** Marked last first. */
  readonly favorites: readonly string[];
  /** Used last first. */
  readonly recent: readonly string[];
  /** Opened most first. */
  readonly popular: readonly string[];
}

/** Ids out of a stored text, each once; none out of anything else, because anybody may have tampered with it. */
export function parseToolIds(text: string | null): readonly string[] {
  const ids = parsedList(text).filter((id): id is string => typeof id === 'string' && /^[a-z\d-]+$/.test(id));
  return [...new Set(ids)].slice(0, MOST_OWN_TOOLS);
}

function parsedList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The tools that come before all others: favorites, then those used last, then those opened most. */
export function ownOrder({ favorites, recent, popular }: OwnTools): readonly string[] {
  return [...new Set([...favorites, ...recent.slice(0, RECENT_FIRST), ...popular])];
}
