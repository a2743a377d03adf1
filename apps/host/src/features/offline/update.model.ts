import { MINUTE } from '@seller-toolbox/tool-contract/durations';

/** What a page knows of versions of the site. */
export interface Versions {
  /** Its own. */
  readonly own: string;
  /** The newest known version. */
  readonly newest: string | null;
  /** The version that the visitor postponed. */
  readonly postponed: string | null;
}

/** Whether to announce a newer version to the visitor. Not on a page that already has it. */
export function isUpdateOffered({ own, newest, postponed }: Versions): boolean {
  return newest !== null && newest !== own && newest !== postponed;
}

/** Time after which a tab that becomes visible checks for a newer version. */
export const UPDATE_CHECK_INTERVAL_MS = 30 * MINUTE;

export function isUpdateCheckDue(lastLook: number, now: number): boolean {
  // A clock that was set back triggers a check immediately.
  return now - lastLook >= UPDATE_CHECK_INTERVAL_MS || now < lastLook;
}
