import type {
  AnalyticsOverall,
  AnalyticsRealtime,
  PageViewStat,
  ToolUsageStat,
  TopTool,
  UsageTrendDay,
} from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { OTHER_TOOL } from './analytics.mapper.ts';
import type { RollUpKind } from './analytics.table.ts';
import { addCounts, countsOf, gather, NO_COUNT, sessionsOf, type Count, type SubjectCount } from './count.ts';
import { listEventGroups, type Span } from './event-groups.repository.ts';
import { OTHER_PAGE, ownPages } from './own-pages.ts';
import { getRolledUpTo } from './roll-up.repository.ts';
import { inOneMoment, listKeptCounts, type KeptCounts } from './statistics.repository.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, startOf } from './utc.ts';

/** Of the pages, so many are told, the most viewed first. */
const MAX_PAGE_ROWS = 100;

export interface StatisticsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** The zh title of every tool, by id. */
  readonly toolTitles: () => Promise<ReadonlyMap<string, string>>;
  /** All feedback that was ever given. */
  readonly countFeedback: () => Promise<number>;
}

/** Counts of the whole time, of the current UTC day and of the seven UTC days that end with it. */
export async function topTools(deps: StatisticsDeps, limit: number): Promise<TopTool[]> {
  const today = startOf(DAY_MS, deps.clock());
  const weekStart = new Date(today.getTime() - 6 * DAY_MS);
  const [{ total, days }, titles] = await Promise.all([
    inOneMoment(deps.db, async (trx) => {
      const tail = await listTail(trx, 'tool');
      const keptDays = await listKeptCounts(trx, { kind: 'tool', grain: 'day', from: weekStart });
      return {
        total: gather([...(await listTotals(trx, 'tool')), ...tail], keyOf),
        days: [...keptDays, ...tail],
      };
    }),
    deps.toolTitles(),
  ]);
  const usesSince = (tool: string, start: Date) =>
    days
      .filter(({ key, period }) => key === tool && period >= start)
      .reduce((sum, { uses }) => sum + uses, 0);
  return byUse(total)
    .slice(0, limit)
    .map(([tool, count]) => ({
      ...toolRow(tool, count, titles),
      daily_uses: usesSince(tool, today),
      weekly_uses: usesSince(tool, weekStart),
    }));
}

/** Every tool that was opened or used, the most used first. */
export async function toolUsageStats(deps: StatisticsDeps): Promise<ToolUsageStat[]> {
  const [total, titles] = await Promise.all([
    inOneMoment(deps.db, async (trx) =>
      gather([...(await listTotals(trx, 'tool')), ...(await listTail(trx, 'tool'))], keyOf),
    ),
    deps.toolTitles(),
  ]);
  return byUse(total).map(([tool, count]) => toolRow(tool, count, titles));
}

/** The most viewed pages. Their sketches are read when it is known which these are. */
export function pageViewStats({ db }: StatisticsDeps): Promise<PageViewStat[]> {
  return inOneMoment(db, async (trx) => {
    const kept = await listKeptCounts(trx, { kind: 'page', grain: 'total' });
    const isOwn = ownPages(kept.map(keyOf));
    const tail = (await listTail(trx, 'page')).map((count) =>
      isOwn(count.key) ? count : { ...count, key: OTHER_PAGE },
    );
    const pages = [...gather([...kept, ...tail], keyOf)]
      .sort(([pathA, a], [pathB, b]) => b.views - a.views || compare(pathA, pathB))
      .slice(0, MAX_PAGE_ROWS);
    const keys = pages.map(([path]) => path);
    const withSessions = await listTotals(trx, 'page', { keys });
    const sessions = gather([...withSessions, ...tail], keyOf);
    return pages.map(([path, { views }]) => ({
      path,
      total_views: views,
      unique_visitors: sessionsOf(sessions.get(path) ?? NO_COUNT),
    }));
  });
}

export async function overall(deps: StatisticsDeps): Promise<AnalyticsOverall> {
  const today = startOf(DAY_MS, deps.clock());
  const [{ total, day }, feedback] = await Promise.all([
    inOneMoment(deps.db, async (trx) => {
      const tail = await listTail(trx, 'site');
      return {
        total: addCounts([...(await listTotals(trx, 'site')), ...tail]),
        day: addCounts([...(await listDays(trx, 'site', today)), ...since(tail, today)]),
      };
    }),
    deps.countFeedback(),
  ]);
  return {
    unique_visitors: sessionsOf(total),
    total_page_views: total.views,
    total_tool_uses: total.uses,
    // The site knows nobody for longer than a visit: a visitor is a session.
    total_sessions: sessionsOf(total),
    daily_page_views: day.views,
    daily_tool_uses: day.uses,
    total_feedback: feedback,
    daily_active_sessions: sessionsOf(day),
  };
}

/** The last 60 minutes to the millisecond, and the current UTC day. */
export async function realtime({ db, clock }: StatisticsDeps): Promise<AnalyticsRealtime> {
  const now = clock();
  const today = startOf(DAY_MS, now);
  const { hour, day } = await inOneMoment(db, async (trx) => {
    const tail = await listTail(trx, 'site');
    return {
      hour: await countHour(trx, new Date(now - HOUR_MS), tail),
      day: addCounts([...(await listDays(trx, 'site', today)), ...since(tail, today)]),
    };
  });
  return {
    hourly_tool_uses: hour.uses,
    hourly_page_views: hour.views,
    hourly_active_sessions: sessionsOf(hour),
    daily_tool_uses: day.uses,
    daily_page_views: day.views,
    daily_active_sessions: sessionsOf(day),
  };
}

/** The use of tools on each of the last UTC days, today included, the oldest first. */
export async function usageTrend({ db, clock }: StatisticsDeps, days: number): Promise<UsageTrendDay[]> {
  const today = startOf(DAY_MS, clock()).getTime();
  const first = today - (days - 1) * DAY_MS;
  const counts = await inOneMoment(db, async (trx) =>
    gather(
      [...(await listDays(trx, 'tools', new Date(first))), ...(await listTail(trx, 'tools'))],
      ({ period }) => dateOf(period.getTime()),
    ),
  );
  return Array.from({ length: days }, (_, index) => {
    const date = dateOf(first + index * DAY_MS);
    const count = counts.get(date) ?? NO_COUNT;
    return { date, total_uses: count.uses, unique_users: sessionsOf(count) };
  });
}

/** Whole minutes from the roll-ups; the minute that only partly belongs to it, and what is not rolled up, from events. */
async function countHour(trx: Kysely<Schema>, start: Date, tail: readonly SubjectCount[]): Promise<Count> {
  const rolledUpTo = await getRolledUpTo(trx);
  if (rolledUpTo <= start) return addCounts(await listSiteEvents(trx, { from: start }));
  const firstMinute = startOf(MINUTE_MS, start.getTime() + MINUTE_MS - 1);
  const minutes = await listKeptCounts(trx, {
    kind: 'site',
    grain: 'minute',
    from: firstMinute,
    withSessions: true,
  });
  const before = firstMinute < rolledUpTo ? firstMinute : rolledUpTo;
  return addCounts([...(await listSiteEvents(trx, { from: start, before })), ...minutes, ...tail]);
}

async function listSiteEvents(trx: Kysely<Schema>, span: Span): Promise<SubjectCount[]> {
  const groups = await listEventGroups(trx, 'day', span);
  return groups.flatMap(countsOf).filter(({ kind }) => kind === 'site');
}

/** What is not rolled up yet, by day. */
async function listTail(trx: Kysely<Schema>, kind: RollUpKind): Promise<SubjectCount[]> {
  const groups = await listEventGroups(trx, 'day', { from: await getRolledUpTo(trx) });
  return groups.flatMap(countsOf).filter((count) => count.kind === kind);
}

const listTotals = (trx: Kysely<Schema>, kind: RollUpKind, more: Pick<KeptCounts, 'keys'> = {}) =>
  listKeptCounts(trx, { kind, grain: 'total', withSessions: true, ...more });

const listDays = (trx: Kysely<Schema>, kind: RollUpKind, from: Date) =>
  listKeptCounts(trx, { kind, grain: 'day', from, withSessions: true });

function toolRow(tool: string, count: Count, titles: ReadonlyMap<string, string>): ToolUsageStat {
  return {
    tool_id: tool,
    tool_name: titles.get(tool) ?? (tool === OTHER_TOOL ? '其他' : tool),
    total_uses: count.uses,
    views: count.views,
    unique_users: sessionsOf(count),
  };
}

/** The most used first; of equally used ones the more viewed, then by id. */
function byUse(counts: ReadonlyMap<string, Count>): [string, Count][] {
  return [...counts].sort(([idA, a], [idB, b]) => b.uses - a.uses || b.views - a.views || compare(idA, idB));
}

const keyOf = ({ key }: SubjectCount) => key;
const since = (counts: readonly SubjectCount[], start: Date) =>
  counts.filter(({ period }) => period >= start);
const compare = (a: string, b: string) => (a < b ? -1 : 1);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
