import { createHmac } from 'node:crypto';

/** Hashes a session string for one announcement. Without the key nobody can lead it back, nor join two announcements. */
export function createViewHash(secret: string): (announcementId: string, session: string) => Buffer {
  const key = createHmac('sha256', secret).update('announcement view').digest();
  return (announcementId, session) =>
    createHmac('sha256', key).update(`${announcementId} ${session}`).digest().subarray(0, 16);
}
