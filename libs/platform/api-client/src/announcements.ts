import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { ANNOUNCEMENT_LIST } from './announcement-list.ts';
import { callApi, UNREAD, type CallOptions } from './call-api.ts';

export interface AskAnnouncements {
  readonly language: string;
  readonly userSession: string;
}

/** What is to be shown now, in one language. Past every cache, each time anew. */
export function activeAnnouncements(
  { language, userSession }: AskAnnouncements,
  { fetch: request = fetch, ...options }: CallOptions = {},
): Promise<ActiveAnnouncement[]> {
  const query = new URLSearchParams({ language, user_session: userSession, t: String(Date.now()) });
  return callApi({ path: `/announcements/active?${query.toString()}` }, ANNOUNCEMENT_LIST, {
    ...options,
    fetch: (url, init) => request(url, { ...init, cache: 'no-store' }),
  });
}

/** Counts that somebody acted on an announcement, once per session; outlives the page, which may be left by it. */
export function countAnnouncementView(
  { id, userSession }: { readonly id: string; readonly userSession: string },
  options: CallOptions = {},
): Promise<void> {
  const path = `/announcements/${encodeURIComponent(id)}/view`;
  const body = { user_session: userSession };
  return callApi({ path, method: 'POST', body, keepalive: true }, UNREAD, options);
}
