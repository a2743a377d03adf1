import type { ActiveAnnouncement, ActiveQuery } from '@seller-toolbox/contracts';
import { toActiveAnnouncement } from './announcements.mapper.ts';
import type { AnnouncementRow } from './announcements.table.ts';
import { effectiveStatus, unchangedUntil } from './effective-status.ts';

/** A period in which the effective statuses do not change, with the lists per query. */
interface Span {
  readonly from: number;
  readonly until: number;
  readonly lists: Map<string, ActiveAnnouncement[]>;
}

const spans = new WeakMap<readonly AnnouncementRow[], Span>();

/**
 * The active announcements for a query, in the order of `rows`. Memoized while the rows are the same and none of them
 * starts or ends, because every page requests it.
 */
export function activeList(
  rows: readonly AnnouncementRow[],
  query: ActiveQuery,
  now: Date,
): ActiveAnnouncement[] {
  const { lists } = spanOf(rows, now);
  const key = `${query.language} ${query.audience} ${query.position}`;
  const list = lists.get(key) ?? select(rows, query, now);
  lists.set(key, list);
  return list;
}

function spanOf(rows: readonly AnnouncementRow[], now: Date): Span {
  const span = spans.get(rows);
  const instant = now.getTime();
  // Also false after the clock was set back.
  if (span && span.from <= instant && instant < span.until) return span;
  const next: Span = { from: instant, until: unchangedUntil(rows, now), lists: new Map() };
  spans.set(rows, next);
  return next;
}

function select(rows: readonly AnnouncementRow[], query: ActiveQuery, now: Date): ActiveAnnouncement[] {
  return rows
    .filter((row) => matchesQuery(row, query) && effectiveStatus(row, now) === 'active')
    .map((row) => toActiveAnnouncement(row, query.language));
}

function matchesQuery(row: AnnouncementRow, { audience, position }: ActiveQuery): boolean {
  if (position && row.display_position !== position) return false;
  return row.target_audience === 'all' || row.target_audience === audience;
}
