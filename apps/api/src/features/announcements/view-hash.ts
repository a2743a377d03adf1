import { createKeyedHash } from '../../keyed-hash.ts';

/** Hashes a session string per announcement, so that sessions cannot be linked across announcements. */
export function createViewHash(secret: string): (announcementId: string, session: string) => Buffer {
  const hash = createKeyedHash('announcement view', secret);
  return (announcementId, session) => hash(`${announcementId} ${session}`).subarray(0, 16);
}
