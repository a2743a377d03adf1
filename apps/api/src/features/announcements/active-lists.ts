import type { ActiveAnnouncement, ActiveQuery } from '@seller-toolbox/contracts';
import { toActiveAnnouncement } from './announcements.mapper.ts';
import type { AnnouncementRow } from './announcements.table.ts';
import { effectiveStatus, unchangedUntil } from './effective-status.ts';

/** A time in which rows show the same, and the lists that were made of them, by what was asked. */
interface Span {
  readonly from: number;
  readonly until: number;
  readonly lists: Map<string, ActiveAnnouncement[]>;
}

const spans = new WeakMap<readonly AnnouncementRow[], Span>();

/**
 * What is to be shown of these rows at this instant, in their order. Every page asks for it: while the rows are the same
 * and none of them begins or ends, the same question gets the same list.
 */
export function activeList(
  rows: readonly AnnouncementRow[],
  query: ActiveQuery,
  now: Date,
): ActiveAnnouncement[] {
  const { lists } = spanOf(rows, now);
  const question = `${query.language} ${query.audience} ${query.position}`;
  const list = lists.get(question) ?? select(rows, query, now);
  lists.set(question, list);
  return list;
}

function spanOf(rows: readonly AnnouncementRow[], now: Date): Span {
  const span = spans.get(rows);
  const instant = now.getTime();
  // A clock that was set back leaves the span too.
  if (span && span.from <= instant && instant < span.until) return span;
  const next: Span = { from: instant, until: unchangedUntil(rows, now), lists: new Map() };
  spans.set(rows, next);
  return next;
}

function select(rows: readonly AnnouncementRow[], query: ActiveQuery, now: Date): ActiveAnnouncement[] {
  return rows
    .filter((row) => isFor(row, query) && effectiveStatus(row, now) === 'active')
    .map((row) => toActiveAnnouncement(row, query.language));
}

function isFor(row: AnnouncementRow, { audience, position }: ActiveQuery): boolean {
  if (position && row.display_position !== position) return false;
  return row.target_audience === 'all' || row.target_audience === audience;
}
