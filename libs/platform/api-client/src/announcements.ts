import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { ANNOUNCEMENT_LIST } from './announcement-list.ts';
import { callApi, type CallOptions } from './call-api.ts';

export interface ActiveAnnouncementsQuery {
  readonly language: string;
  readonly userSession: string;
}

/** The active announcements for visitors, in one language, without caching. */
export function activeAnnouncements(
  { language, userSession }: ActiveAnnouncementsQuery,
  { fetch: request = fetch, ...options }: CallOptions = {},
): Promise<ActiveAnnouncement[]> {
  const query = new URLSearchParams({ language, user_session: userSession, t: String(Date.now()) });
  return callApi({ path: `/announcements/active?${query.toString()}` }, ANNOUNCEMENT_LIST, {
    ...options,
    fetch: (url, init) => request(url, { ...init, cache: 'no-store' }),
  });
}
