import type { AnalyticsEvent, VisitEntry } from '@seller-toolbox/contracts';
import type { EventSender } from './event-sender.ts';
import { newVisit, type Visit } from './visit.ts';

const MAX_PATH_LENGTH = 256;
const MAX_TITLE_LENGTH = 256;
const MAX_TOOL_NAME_LENGTH = 128;

export interface TrackedTool {
  readonly id: string;
  readonly name: string;
}

export type UsageDetails = Readonly<Record<string, string | number | boolean>>;

/** What the site reports of its usage: counts and names of its own pages, never what was typed. */
export interface UsageTracking {
  readonly pageViewed: (path: string, title: string) => void;
  readonly toolOpened: (tool: TrackedTool) => void;
  readonly toolUsed: (tool: TrackedTool, details: UsageDetails) => void;
  /** The tab is hidden for good: reported once a visit. */
  readonly visitEnded: () => void;
}

export interface UsageTrackingPorts {
  readonly track: EventSender['track'];
  readonly clock: () => number;
  readonly visits: { read(): Visit | undefined; write(visit: Visit): void };
  readonly newId: () => string;
  /** Where the visit comes from, asked at its first page. */
  readonly entry: () => VisitEntry;
}

export function createUsageTracking({
  track,
  clock,
  visits,
  newId,
  entry,
}: UsageTrackingPorts): UsageTracking {
  let visit = visits.read() ?? newVisit(newId());

  function record(makeEvent: (common: { timestamp: number; session_id: string }) => AnalyticsEvent) {
    track(makeEvent({ timestamp: clock(), session_id: visit.id }));
  }

  function change(changes: Partial<Visit>) {
    visit = { ...visit, ...changes };
    visits.write(visit);
  }

  return {
    pageViewed(path, title) {
      const isFirst = visit.pageViews === 0;
      change({ pageViews: visit.pageViews + 1 });
      record((common) => ({
        type: 'page_view',
        ...common,
        path: path.slice(0, MAX_PATH_LENGTH),
        title: truncate(title, MAX_TITLE_LENGTH),
        ...(isFirst && { entry: entry() }),
      }));
    },
    toolOpened(tool) {
      record((common) => ({ type: 'tool_usage', ...common, ...toolFields(tool), usage_type: 'view' }));
    },
    toolUsed(tool, details) {
      change({ toolUses: visit.toolUses + 1 });
      record((common) => ({
        type: 'tool_usage',
        ...common,
        ...toolFields(tool),
        usage_type: 'calculate',
        usage_data: { ...details },
      }));
    },
    visitEnded() {
      if (visit.isReported || visit.pageViews === 0) return;
      change({ isReported: true });
      record((common) => ({
        type: 'session',
        ...common,
        page_views: visit.pageViews,
        tool_uses: visit.toolUses,
      }));
    },
  };
}

function toolFields({ id, name }: TrackedTool) {
  return { tool_id: id, tool_name: truncate(name, MAX_TOOL_NAME_LENGTH) };
}

/** Cuts between characters, so that no half of a surrogate pair is sent. */
function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
