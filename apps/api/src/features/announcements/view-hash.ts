import { createKeyedHash } from '../../keyed-hash.ts';

/** Hashes a session string for one announcement. Without the key nobody can lead it back, nor join two announcements. */
export function createViewHash(secret: string): (announcementId: string, session: string) => Buffer {
  const hash = createKeyedHash('announcement view', secret);
  return (announcementId, session) => hash(`${announcementId} ${session}`).subarray(0, 16);
}
