import type { AnalyticsEvent } from '@seller-toolbox/contracts';
import { MINUTE, WEEK } from '@seller-toolbox/tool-contract/durations';
import type { Insertable } from 'kysely';
import type { AnalyticsEventTable } from './analytics.table.ts';
import { OTHER_PAGE } from './known-pages.ts';
import type { SessionHash } from './session-hash.ts';
import { visitClasses } from './visit-classes.ts';

export type NewAnalyticsEvent = Insertable<AnalyticsEventTable>;

/** Counts the uses of unknown tool ids. */
export const OTHER_TOOL = 'other';

const MAX_AGE_MS = WEEK;
const MAX_AHEAD_MS = 5 * MINUTE;

export interface MapContext {
  readonly receivedAt: Date;
  readonly isKnownTool: (id: string) => boolean;
  readonly isKnownPage: (path: string) => boolean;
  readonly hashSession: SessionHash;
  /** For the class of the device; not stored. */
  readonly userAgent?: string | undefined;
}

/** Maps an event to a row. Tool names and page titles are not stored. */
export function toEventRow(event: AnalyticsEvent, context: MapContext): NewAnalyticsEvent {
  const row = {
    received_at: context.receivedAt,
    occurred_at: occurredAt(event.timestamp, context.receivedAt),
    session_hash: context.hashSession(event.session_id, context.receivedAt),
    type: event.type,
    ...NO_DETAILS,
  };
  switch (event.type) {
    case 'tool_usage':
      return {
        ...row,
        usage_type: event.usage_type,
        tool_id: context.isKnownTool(event.tool_id) ? event.tool_id : OTHER_TOOL,
        usage_data: event.usage_data ? JSON.stringify(event.usage_data) : null,
      };
    case 'page_view':
      return {
        ...row,
        path: context.isKnownPage(event.path) ? event.path : OTHER_PAGE,
        ...(event.entry && visitClasses(event.entry, context.userAgent)),
      };
    case 'session':
      return { ...row, page_views: event.page_views, tool_uses: event.tool_uses };
  }
}

const NO_DETAILS = {
  usage_type: null,
  tool_id: null,
  path: null,
  page_views: null,
  tool_uses: null,
  usage_data: null,
  referrer: null,
  language: null,
  device: null,
  screen: null,
};

/** Clamps the timestamp of a browser with a wrong clock. */
function occurredAt(timestamp: string | number, receivedAt: Date): Date {
  const claimed = typeof timestamp === 'number' ? timestamp : Date.parse(timestamp);
  const earliest = receivedAt.getTime() - MAX_AGE_MS;
  const latest = receivedAt.getTime() + MAX_AHEAD_MS;
  return new Date(Math.min(Math.max(claimed, earliest), latest));
}
