import { createHash } from 'node:crypto';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts';
import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import { listActive, type AnnouncementsDeps } from './announcements.service.ts';

/** Positions that occupy space in a page; a popup does not. */
const IN_PAGE_POSITIONS = ['header', 'banner'] as const;
const HASH_LENGTH = 8;
/** Maximum delay of a page by this lookup. */
const MAX_WAIT_MS = 50;

/** `header.3kXw0-_q banner.…`: each position with announcements, and a hash of their ids and versions. */
export function announcementVersions(announcements: readonly ActiveAnnouncement[]): string {
  return IN_PAGE_POSITIONS.flatMap((position) => {
    const versions = announcements
      .filter(({ display_position }) => display_position === position)
      .map(({ id, updated_at }) => `${id} ${updated_at}`);
    return versions.length === 0 ? [] : [`${position}.${versionHash(versions)}`];
  }).join(' ');
}

function versionHash(versions: readonly string[]): string {
  return createHash('sha256').update(versions.join('\n')).digest('base64url').slice(0, HASH_LENGTH);
}

/** Returns the versions that visitors see now; the last known ones while the database is slow or unavailable. */
export function createAnnouncementVersions(
  deps: Pick<AnnouncementsDeps, 'showable' | 'clock'>,
): () => Promise<string> {
  let known = '';
  let pending: Promise<void> | undefined;
  let deadline: Promise<void> | undefined;

  const ask = async () => {
    const { announcements } = await listActive(deps, { language: DEFAULT_LANGUAGE, audience: 'user' });
    known = announcementVersions(announcements);
  };
  return async () => {
    if (!pending) {
      // Without a database, pages reserve no space.
      pending = ask()
        .catch(() => undefined)
        .finally(() => (pending = undefined));
      deadline = within(MAX_WAIT_MS, pending);
    }
    await deadline;
    return known;
  };
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
