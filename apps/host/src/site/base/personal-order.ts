/** How many of the recently used tools are first: with more of them the places would change at every visit. */
export const RECENT_FIRST = 4;

/** Ids of tools that this browser stores. */
export interface PersonalTools {
  /** Marked last first. */
  readonly favorites: readonly string[];
  /** Used last first. */
  readonly recent: readonly string[];
  /** Opened most first. */
  readonly popular: readonly string[];
}

/** The tools before all others: favorites, then the last used, then the most opened. */
export function personalOrder({ favorites, recent, popular }: PersonalTools): readonly string[] {
  return [...new Set([...favorites, ...recent.slice(0, RECENT_FIRST), ...popular])];
}

const STYLE_ID = 'personal-order';
/** On the element of a tool in the hub that may come first. */
export const ORDERED_TOOL = 'data-hub-tool';

/** The tools that come first may be the last of a page that is still arriving: the others wait for it, or they would move. */
const UNTIL_ALL_ARE_THERE = `[${ORDERED_TOOL}]{visibility:var(--until-all)}`;

/**
 * Puts tools first in a hub that is about to be painted, in this order. The page then draws them in it, and nothing moves before the
 * eyes of the visitor. A phone shows them although it folds the places that they come from.
 */
export function orderByStyle(ids: readonly string[], page: Document): void {
  if (ids.length === 0) return;
  const style = page.createElement('style');
  style.id = STYLE_ID;
  style.textContent = ids
    .map((id, at) => `[${ORDERED_TOOL}="${id}"]{order:${at - ids.length};display:grid!important}`)
    .join('')
    .concat(UNTIL_ALL_ARE_THERE);
  page.head.append(style);
}

/** Once the hub itself has the order. */
export function endOrderByStyle(page: Document): void {
  page.getElementById(STYLE_ID)?.remove();
}

/** Reserves the space of the row of personal tools, which a first visit does not have. */
export function showPersonalRow(
  { favorites, recent }: Pick<PersonalTools, 'favorites' | 'recent'>,
  { documentElement }: Document,
): void {
  if (favorites.length + recent.length > 0) documentElement.dataset['personal'] = 'true';
}
