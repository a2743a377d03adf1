import { callApi, IGNORED_ANSWER, type CallOptions } from './call-api.ts';

export interface AnnouncementCount {
  readonly id: string;
  readonly userSession: string;
}

/** Counts once per session that a visitor saw an announcement. The request outlives the page, as the other one does. */
export function countAnnouncementSeen(count: AnnouncementCount, options: CallOptions = {}): Promise<void> {
  return send('seen', count, options);
}

/** Counts once per session that a visitor followed the action of an announcement. */
export function countAnnouncementClick(count: AnnouncementCount, options: CallOptions = {}): Promise<void> {
  return send('view', count, options);
}

function send(
  what: 'seen' | 'view',
  { id, userSession }: AnnouncementCount,
  options: CallOptions,
): Promise<void> {
  const path = `/announcements/${encodeURIComponent(id)}/${what}`;
  const body = { user_session: userSession };
  return callApi({ path, method: 'POST', body, keepalive: true }, IGNORED_ANSWER, options);
}
