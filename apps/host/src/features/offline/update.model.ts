/** What a page knows of versions of the site. */
export interface Versions {
  /** Its own. */
  readonly own: string;
  /** The newest that it has heard of. */
  readonly newest: string | null;
  /** The one that the visitor wants to hear of later. */
  readonly postponed: string | null;
}

/** Whether the visitor is told of a newer version. A page that came with it already has no news. */
export function isUpdateOffered({ own, newest, postponed }: Versions): boolean {
  return newest !== null && newest !== own && newest !== postponed;
}

/** After so long without a look for a newer version, a tab that is shown again looks. */
export const LOOK_AGAIN_MS = 30 * 60 * 1000;

export function isTimeToLook(lastLook: number, now: number): boolean {
  // A clock set back looks at once.
  return now - lastLook >= LOOK_AGAIN_MS || now < lastLook;
}
