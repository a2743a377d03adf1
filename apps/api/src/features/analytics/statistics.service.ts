import type {
  AnalyticsOverall,
  AnalyticsRealtime,
  PageViewStat,
  ToolUsageStat,
  TopTool,
  UsageTrendDay,
} from '@seller-toolbox/contracts';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RollUpKind } from './analytics.table.ts';
import {
  addCounts,
  COUNTED_EVENTS,
  countsOf,
  sumByName,
  sessionsOf,
  type Count,
  type SubjectCount,
} from './count.ts';
import { listEventGroups, type Span } from './event-groups.repository.ts';
import { getRolledUpTo } from './roll-up.repository.ts';
import {
  inSnapshot,
  listRollUpCounts,
  type RollUpCount,
  type RollUpFilter,
} from './statistics.repository.ts';
import { startOf } from './utc.ts';

const MAX_PAGE_ROWS = 100;
/** The whole days before today that visitors a day are the mean of. */
const VISITOR_DAYS = 30;

export interface StatisticsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** The title of every tool in the default language, by id. */
  readonly toolTitles: () => Promise<ReadonlyMap<string, string>>;
  /** The number of all feedback. */
  readonly countFeedback: () => Promise<number>;
}

/** Counts in total, of the current UTC day and of the seven UTC days that end with it. */
export async function topTools(deps: StatisticsDeps, limit: number): Promise<TopTool[]> {
  const today = startOf(DAY, deps.clock());
  const weekStart = new Date(today.getTime() - 6 * DAY);
  const [{ total, days }, titles] = await Promise.all([
    inSnapshot(deps.db, async (trx) => {
      const notRolledUp = await listNotRolledUp(trx, 'tool');
      const rolledUpDays = await listRollUpCounts(trx, { kind: 'tool', grain: 'day', from: weekStart });
      return {
        total: await figuresOf(trx, TOOL_TOTALS, notRolledUp, keyOf),
        days: [...rolledUpDays, ...notRolledUp],
      };
    }),
    deps.toolTitles(),
  ]);
  const usesSince = (tool: string, start: Date) =>
    since(days, start)
      .filter(({ key }) => key === tool)
      .reduce((sum, { uses }) => sum + uses, 0);
  return byUse(total)
    .slice(0, limit)
    .map(([tool, figures]) => ({
      ...toolRow(tool, figures, titles),
      daily_uses: usesSince(tool, today),
      weekly_uses: usesSince(tool, weekStart),
    }));
}

/** Every tool that was opened or used, the most used first. */
export async function toolUsageStats(deps: StatisticsDeps): Promise<ToolUsageStat[]> {
  const [total, titles] = await Promise.all([
    inSnapshot(deps.db, async (trx) =>
      figuresOf(trx, TOOL_TOTALS, await listNotRolledUp(trx, 'tool'), keyOf),
    ),
    deps.toolTitles(),
  ]);
  return byUse(total).map(([tool, figures]) => toolRow(tool, figures, titles));
}

/** The most viewed pages. Sessions are counted only for these. */
export function pageViewStats({ db }: StatisticsDeps): Promise<PageViewStat[]> {
  return inSnapshot(db, async (trx) => {
    const rolledUp = await listRollUpCounts(trx, PAGE_TOTALS);
    const notRolledUp = await listNotRolledUp(trx, 'page');
    const pages = [...sumByName([...rolledUp, ...notRolledUp], keyOf)]
      .sort(([pathA, a], [pathB, b]) => b.views - a.views || compare(pathA, pathB))
      .slice(0, MAX_PAGE_ROWS);
    const keys = pages.map(([path]) => path);
    const shown = new Set(keys);
    const isShown = ({ key }: SubjectCount) => shown.has(key);
    const counts = { rolledUp: rolledUp.filter(isShown), notRolledUp: notRolledUp.filter(isShown) };
    const figures = await addNotRolledUp(trx, PAGE_TOTALS, counts, keyOf);
    return keys.map((path) => {
      const { views, sessions } = figures.get(path) ?? NO_FIGURES;
      return { path, total_views: views, unique_visitors: sessions };
    });
  });
}

export async function overall(deps: StatisticsDeps): Promise<AnalyticsOverall> {
  const today = startOf(DAY, deps.clock());
  const [{ total, days }, feedback] = await Promise.all([
    inSnapshot(deps.db, async (trx) => {
      const notRolledUp = await listNotRolledUp(trx, 'site');
      const figures = await figuresOf(trx, { kind: 'site', grain: 'total' }, notRolledUp, keyOf);
      const from = new Date(today.getTime() - VISITOR_DAYS * DAY);
      const filter = { kind: 'site', grain: 'day', from } as const;
      const days = await figuresOf(trx, filter, since(notRolledUp, from), dayOf);
      return { total: figures.get('') ?? NO_FIGURES, days };
    }),
    deps.countFeedback(),
  ]);
  const day = days.get(utcDay(today.getTime())) ?? NO_FIGURES;
  return {
    unique_visitors: meanOfWholeDays(days, today),
    total_page_views: total.views,
    total_tool_uses: total.uses,
    total_sessions: total.sessions,
    daily_page_views: day.views,
    daily_tool_uses: day.uses,
    total_feedback: feedback,
    daily_active_sessions: day.sessions,
  };
}

/** Sessions a day, from the first day with any to yesterday. Today is not over and does not count. */
function meanOfWholeDays(days: ReadonlyMap<string, Figures>, today: Date): number {
  const whole = [...days].filter(([date]) => date < utcDay(today.getTime()));
  if (whole.length === 0) return 0;
  const first = Math.min(...whole.map(([date]) => Date.parse(date)));
  const sessions = whole.reduce((sum, [, figures]) => sum + figures.sessions, 0);
  return Math.round(sessions / ((today.getTime() - first) / DAY));
}

/** The last 60 minutes to the millisecond, and the current UTC day. */
export async function realtime({ db, clock }: StatisticsDeps): Promise<AnalyticsRealtime> {
  const now = clock();
  const { hour, day } = await inSnapshot(db, async (trx) => {
    const notRolledUp = await listNotRolledUp(trx, 'site');
    return {
      hour: await countHour(trx, new Date(now - HOUR), notRolledUp),
      day: await siteToday(trx, startOf(DAY, now), notRolledUp),
    };
  });
  return {
    hourly_tool_uses: hour.uses,
    hourly_page_views: hour.views,
    hourly_active_sessions: sessionsOf(hour),
    daily_tool_uses: day.uses,
    daily_page_views: day.views,
    daily_active_sessions: day.sessions,
  };
}

/** The use of tools on each of the last UTC days, today included, the oldest first. */
export async function usageTrend({ db, clock }: StatisticsDeps, days: number): Promise<UsageTrendDay[]> {
  const first = startOf(DAY, clock()).getTime() - (days - 1) * DAY;
  const figures = await inSnapshot(db, async (trx) => {
    const filter = { kind: 'tools', grain: 'day', from: new Date(first) } as const;
    const notRolledUp = since(await listNotRolledUp(trx, 'tools'), filter.from);
    return figuresOf(trx, filter, notRolledUp, dayOf);
  });
  return Array.from({ length: days }, (_, index) => {
    const date = utcDay(first + index * DAY);
    const { uses, sessions } = figures.get(date) ?? NO_FIGURES;
    return { date, total_uses: uses, unique_users: sessions };
  });
}

const TOOL_TOTALS = { kind: 'tool', grain: 'total' } as const;
const PAGE_TOTALS = { kind: 'page', grain: 'total' } as const;

export interface Figures {
  readonly uses: number;
  readonly views: number;
  readonly sessions: number;
}

export const NO_FIGURES: Figures = { uses: 0, views: 0, sessions: 0 };

type NameOf = (count: SubjectCount) => string;

/** Figures of stored roll-ups and of events that are not rolled up. */
export async function figuresOf(
  trx: Kysely<Schema>,
  filter: RollUpFilter,
  notRolledUp: readonly SubjectCount[],
  nameOf: NameOf,
): Promise<Map<string, Figures>> {
  return addNotRolledUp(trx, filter, { rolledUp: await listRollUpCounts(trx, filter), notRolledUp }, nameOf);
}

interface CountSources {
  readonly rolledUp: readonly RollUpCount[];
  readonly notRolledUp: readonly SubjectCount[];
}

/** Reads sketches only for names with events that are not rolled up. */
async function addNotRolledUp(
  trx: Kysely<Schema>,
  filter: RollUpFilter,
  { rolledUp, notRolledUp }: CountSources,
  nameOf: NameOf,
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>(
    rolledUp.map((count) => [nameOf(count), { ...count, sessions: count.sessionCount }]),
  );
  const names = new Set(notRolledUp.map(nameOf));
  const touched = rolledUp.filter((count) => names.has(nameOf(count)));
  const sketches = await listSketches(trx, filter, touched);
  for (const [name, count] of sumByName([...sketches, ...notRolledUp], nameOf)) {
    figures.set(name, { ...count, sessions: sessionsOf(count) });
  }
  return figures;
}

async function listSketches(
  trx: Kysely<Schema>,
  filter: RollUpFilter,
  counts: readonly SubjectCount[],
): Promise<SubjectCount[]> {
  if (counts.length === 0) return [];
  const periods = new Set(counts.map(({ period }) => period.getTime()));
  const found = await listRollUpCounts(trx, {
    ...filter,
    from: new Date(Math.min(...periods)),
    keys: [...new Set(counts.map(keyOf))],
    withSessions: true,
  });
  return found.filter(({ period }) => periods.has(period.getTime()));
}

async function siteToday(
  trx: Kysely<Schema>,
  today: Date,
  notRolledUp: readonly SubjectCount[],
): Promise<Figures> {
  const filter = { kind: 'site', grain: 'day', from: today } as const;
  const days = await figuresOf(trx, filter, since(notRolledUp, today), dayOf);
  return days.get(utcDay(today.getTime())) ?? NO_FIGURES;
}

/** Whole minutes from roll-ups; the partial first minute and newer events from raw rows. */
async function countHour(
  trx: Kysely<Schema>,
  start: Date,
  notRolledUp: readonly SubjectCount[],
): Promise<Count> {
  const rolledUpTo = await getRolledUpTo(trx);
  if (rolledUpTo <= start) return addCounts(await listSiteEvents(trx, { from: start }));
  const firstMinute = startOf(MINUTE, start.getTime() + MINUTE - 1);
  const minutes = await listRollUpCounts(trx, {
    kind: 'site',
    grain: 'minute',
    from: firstMinute,
    withSessions: true,
  });
  const before = firstMinute < rolledUpTo ? firstMinute : rolledUpTo;
  return addCounts([...(await listSiteEvents(trx, { from: start, before })), ...minutes, ...notRolledUp]);
}

async function listSiteEvents(trx: Kysely<Schema>, span: Span): Promise<SubjectCount[]> {
  const groups = await listEventGroups(trx, 'day', span, COUNTED_EVENTS.site);
  return groups.flatMap(countsOf).filter(({ kind }) => kind === 'site');
}

/** Counts by day of events that are not rolled up. */
export async function listNotRolledUp(trx: Kysely<Schema>, kind: RollUpKind): Promise<SubjectCount[]> {
  const groups = await listEventGroups(trx, 'day', { from: await getRolledUpTo(trx) }, COUNTED_EVENTS[kind]);
  return groups.flatMap(countsOf).filter((count) => count.kind === kind);
}

function toolRow(tool: string, figures: Figures, titles: ReadonlyMap<string, string>): ToolUsageStat {
  return {
    tool_id: tool,
    tool_name: titles.get(tool) ?? tool,
    total_uses: figures.uses,
    views: figures.views,
    unique_users: figures.sessions,
  };
}

/** The most used first; of equally used ones the more viewed, then by id. */
function byUse(counts: ReadonlyMap<string, Figures>): [string, Figures][] {
  return [...counts].sort(([idA, a], [idB, b]) => b.uses - a.uses || b.views - a.views || compare(idA, idB));
}

const keyOf = ({ key }: SubjectCount) => key;
const dayOf = ({ period }: SubjectCount) => utcDay(period.getTime());
const since = (counts: readonly SubjectCount[], start: Date) =>
  counts.filter(({ period }) => period >= start);
const compare = (a: string, b: string) => (a < b ? -1 : 1);
