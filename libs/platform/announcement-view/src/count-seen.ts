import { countAnnouncementSeen } from '@seller-toolbox/api-client/announcement-counts';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';
import { userSession } from '@seller-toolbox/site-kit/user-session';

const MAX_IDS = 100;

/** The announcements that this browser has reported as seen, the latest last. */
const reported = createStored<readonly string[]>({
  key: 'stb:announcements-seen',
  parse: (text) => toIds(parseJson(text)),
  format: (ids) => JSON.stringify(ids),
});

function toIds(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Reports once per browser that an announcement was seen; a report that fails is not repeated. */
export function countSeen(id: string): void {
  const known = reported.read();
  if (known.includes(id)) return;
  reported.write([...known, id].slice(-MAX_IDS));
  void countAnnouncementSeen({ id, userSession: userSession() }).catch(() => undefined);
}
