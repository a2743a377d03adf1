/** By it the service says which announcements there are when it sends a page: `header.3kXw0-_q banner.…`. */
export const ANNOUNCED = 'data-announced';
/** For which of them the page keeps room; decided before the first paint, so that nothing jumps (decision 0013). */
export const ROOM = 'data-room';
/** The marks of what this browser need not see again. */
export const QUIET_KEY = 'stb:announcement-quiet';

/** A popup lies over the page and needs no room. */
export const ROOM_POSITIONS = ['header', 'banner'] as const;
export type RoomPosition = (typeof ROOM_POSITIONS)[number];

const words = (text: string | null) => (text ?? '').split(' ').filter(Boolean);

/** The positions that the page keeps room at: for what was announced and was not dismissed. */
export function roomFor(announced: string | null, quiet: string | null): string {
  const known = words(quiet);
  return words(announced)
    .filter((mark) => !known.includes(mark))
    .map((mark) => mark.split('.')[0])
    .join(' ');
}

/** Of what was announced, the marks of these positions: for `QUIET_KEY`. */
export function quietMarks(announced: string | null, positions: readonly string[]): string {
  return words(announced)
    .filter((mark) => positions.includes(mark.split('.')[0] ?? ''))
    .join(' ');
}

/** Keeps room in a page that was just sent. */
export function keepRoom({ documentElement: page }: Document, quiet: string | null): void {
  page.setAttribute(ROOM, roomFor(page.getAttribute(ANNOUNCED), quiet));
}
