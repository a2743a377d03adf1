/** Attribute in which the service lists the announcements of a page that it sends: `header.3kXw0-_q banner.…`. */
export const ANNOUNCED = 'data-announced';
/** Attribute with the positions that the page reserves space for; set before the first paint, so that nothing moves (decision 0013). */
export const RESERVED = 'data-reserved';
/** Ids of announcements, as in `ANNOUNCED`, that this browser dismissed. */
export const DISMISSED_IDS_KEY = 'stb:announcement-quiet';

/** A popup lies over the page and needs no space. */
export const RESERVED_POSITIONS = ['header', 'banner'] as const;
export type ReservedPosition = (typeof RESERVED_POSITIONS)[number];

const words = (text: string | null) => (text ?? '').split(' ').filter(Boolean);

/** The positions of the announcements that were not dismissed. */
export function positionsToReserve(announced: string | null, dismissed: string | null): string {
  const known = words(dismissed);
  return words(announced)
    .filter((id) => !known.includes(id))
    .map((id) => id.split('.')[0])
    .join(' ');
}

/** The announced ids at these positions, to store under `DISMISSED_IDS_KEY`. */
export function dismissedIds(announced: string | null, positions: readonly string[]): string {
  return words(announced)
    .filter((id) => positions.includes(id.split('.')[0] ?? ''))
    .join(' ');
}

/** Reserves space in a page that was just sent. */
export function reserveSpace({ documentElement: page }: Document, dismissed: string | null): void {
  page.setAttribute(RESERVED, positionsToReserve(page.getAttribute(ANNOUNCED), dismissed));
}
