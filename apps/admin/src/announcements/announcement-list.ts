import { listAnnouncements } from '@seller-toolbox/api-client/announcement-review';
import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import type { Announcement, AnnouncementFilter } from '@seller-toolbox/contracts/announcements';
import { MAX_PAGE_LIMIT } from '@seller-toolbox/contracts/pagination';
import { listAll } from '../parts/list-all.ts';

/** Prefix of the keys of all queries about announcements; a change invalidates them. */
export const ANNOUNCEMENTS_KEY = ['announcements'] as const;
export const ANNOUNCEMENTS_LIST = [...ANNOUNCEMENTS_KEY, 'list'] as const;

/** Every announcement that fits a filter. */
export function listAllAnnouncements(
  filter: AnnouncementFilter,
  options: CallOptions,
): Promise<Announcement[]> {
  return listAll((page) => listAnnouncements({ ...filter, ...page, sort: 'created_at' }, options));
}

/** Those that were changed last, as they are now. */
export async function listLastChanged(options: CallOptions): Promise<readonly Announcement[]> {
  const { rows } = await listAnnouncements({ page: 1, limit: MAX_PAGE_LIMIT, sort: '-updated_at' }, options);
  return rows;
}

/** The current version of an announcement; undefined if it was deleted. Another admin may have changed it since. */
export async function findChanged(id: string, options: CallOptions): Promise<Announcement | undefined> {
  const hasId = (row: Announcement) => row.id === id;
  return (
    (await listLastChanged(options)).find(hasId) ?? (await listAllAnnouncements({}, options)).find(hasId)
  );
}
