import { createHash } from 'node:crypto';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts';
import { listActive, type AnnouncementsDeps } from './announcements.service.ts';

/** The positions that take room in a page; a popup takes none. */
const POSITIONS_WITH_ROOM = ['header', 'banner'] as const;
const MARK_LENGTH = 8;
/** A page is never later than this for the sake of announcements. */
const PATIENCE_MS = 50;

/** `header.3kXw0-_q banner.…`: each position that has something to show, and a mark of what it is and in which version. */
export function roomMarks(announcements: readonly ActiveAnnouncement[]): string {
  return POSITIONS_WITH_ROOM.flatMap((position) => {
    const versions = announcements
      .filter(({ display_position }) => display_position === position)
      .map(({ id, updated_at }) => `${id} ${updated_at}`);
    return versions.length === 0 ? [] : [`${position}.${markOf(versions)}`];
  }).join(' ');
}

function markOf(versions: readonly string[]): string {
  return createHash('sha256').update(versions.join('\n')).digest('base64url').slice(0, MARK_LENGTH);
}

/** Asks what visitors are shown now. While the database is slow or away, what was known last holds. */
export function createRoomMarks(deps: Pick<AnnouncementsDeps, 'showable' | 'clock'>): () => Promise<string> {
  let known = '';
  let asking: Promise<void> | undefined;
  let patience: Promise<void> | undefined;

  const ask = async () => {
    const { announcements } = await listActive(deps, { language: 'zh', audience: 'user' });
    known = roomMarks(announcements);
  };
  return async () => {
    if (!asking) {
      // Without a database nothing can be announced either: the page comes without room.
      asking = ask()
        .catch(() => undefined)
        .finally(() => (asking = undefined));
      patience = within(PATIENCE_MS, asking);
    }
    await patience;
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
