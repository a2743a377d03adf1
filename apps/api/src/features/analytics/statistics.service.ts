import type {
  AnalyticsOverall,
  AnalyticsRealtime,
  PageViewStat,
  ToolUsageStat,
  TopTool,
  UsageTrendDay,
} from '@seller-toolbox/contracts';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { OTHER_TOOL } from './analytics.mapper.ts';
import type { RollUpKind } from './analytics.table.ts';
import {
  addCounts,
  COUNTED_EVENTS,
  countsOf,
  gather,
  sessionsOf,
  type Count,
  type SubjectCount,
} from './count.ts';
import { listEventGroups, type Span } from './event-groups.repository.ts';
import { OTHER_PAGE, ownPages } from './own-pages.ts';
import { getRolledUpTo } from './roll-up.repository.ts';
import { inOneMoment, listKeptCounts, type KeptCount, type KeptCounts } from './statistics.repository.ts';
import { startOf } from './utc.ts';

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
  const today = startOf(DAY, deps.clock());
  const weekStart = new Date(today.getTime() - 6 * DAY);
  const [{ total, days }, titles] = await Promise.all([
    inOneMoment(deps.db, async (trx) => {
      const tail = await listTail(trx, 'tool');
      const keptDays = await listKeptCounts(trx, { kind: 'tool', grain: 'day', from: weekStart });
      return { total: await figuresOf(trx, TOOL_TOTALS, tail, keyOf), days: [...keptDays, ...tail] };
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
    inOneMoment(deps.db, async (trx) => figuresOf(trx, TOOL_TOTALS, await listTail(trx, 'tool'), keyOf)),
    deps.toolTitles(),
  ]);
  return byUse(total).map(([tool, figures]) => toolRow(tool, figures, titles));
}

/** The most viewed pages. Their sessions are counted when it is known which these are. */
export function pageViewStats({ db }: StatisticsDeps): Promise<PageViewStat[]> {
  return inOneMoment(db, async (trx) => {
    const kept = await listKeptCounts(trx, PAGE_TOTALS);
    const isOwn = ownPages(kept.map(keyOf));
    const tail = (await listTail(trx, 'page')).map((count) =>
      isOwn(count.key) ? count : { ...count, key: OTHER_PAGE },
    );
    const pages = [...gather([...kept, ...tail], keyOf)]
      .sort(([pathA, a], [pathB, b]) => b.views - a.views || compare(pathA, pathB))
      .slice(0, MAX_PAGE_ROWS);
    const keys = pages.map(([path]) => path);
    const told = new Set(keys);
    const isTold = ({ key }: SubjectCount) => told.has(key);
    const counts = { kept: kept.filter(isTold), tail: tail.filter(isTold) };
    const figures = await addTail(trx, PAGE_TOTALS, counts, keyOf);
    return keys.map((path) => {
      const { views, sessions } = figures.get(path) ?? NO_FIGURES;
      return { path, total_views: views, unique_visitors: sessions };
    });
  });
}

export async function overall(deps: StatisticsDeps): Promise<AnalyticsOverall> {
  const today = startOf(DAY, deps.clock());
  const [{ total, day }, feedback] = await Promise.all([
    inOneMoment(deps.db, async (trx) => {
      const tail = await listTail(trx, 'site');
      const figures = await figuresOf(trx, { kind: 'site', grain: 'total' }, tail, keyOf);
      return { total: figures.get('') ?? NO_FIGURES, day: await siteToday(trx, today, tail) };
    }),
    deps.countFeedback(),
  ]);
  return {
    unique_visitors: total.sessions,
    total_page_views: total.views,
    total_tool_uses: total.uses,
    // The site knows nobody for longer than a visit: a visitor is a session.
    total_sessions: total.sessions,
    daily_page_views: day.views,
    daily_tool_uses: day.uses,
    total_feedback: feedback,
    daily_active_sessions: day.sessions,
  };
}

/** The last 60 minutes to the millisecond, and the current UTC day. */
export async function realtime({ db, clock }: StatisticsDeps): Promise<AnalyticsRealtime> {
  const now = clock();
  const { hour, day } = await inOneMoment(db, async (trx) => {
    const tail = await listTail(trx, 'site');
    return {
      hour: await countHour(trx, new Date(now - HOUR), tail),
      day: await siteToday(trx, startOf(DAY, now), tail),
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
  const figures = await inOneMoment(db, async (trx) => {
    const wanted = { kind: 'tools', grain: 'day', from: new Date(first) } as const;
    const tail = since(await listTail(trx, 'tools'), wanted.from);
    return figuresOf(trx, wanted, tail, dayOf);
  });
  return Array.from({ length: days }, (_, index) => {
    const date = dateOf(first + index * DAY);
    const { uses, sessions } = figures.get(date) ?? NO_FIGURES;
    return { date, total_uses: uses, unique_users: sessions };
  });
}

const TOOL_TOTALS = { kind: 'tool', grain: 'total' } as const;
const PAGE_TOTALS = { kind: 'page', grain: 'total' } as const;

interface Figures {
  readonly uses: number;
  readonly views: number;
  readonly sessions: number;
}

const NO_FIGURES: Figures = { uses: 0, views: 0, sessions: 0 };

type NameOf = (count: SubjectCount) => string;

/** What is kept together with what is not rolled up yet. */
async function figuresOf(
  trx: Kysely<Schema>,
  wanted: KeptCounts,
  tail: readonly SubjectCount[],
  nameOf: NameOf,
): Promise<Map<string, Figures>> {
  return addTail(trx, wanted, { kept: await listKeptCounts(trx, wanted), tail }, nameOf);
}

interface KeptAndTail {
  readonly kept: readonly KeptCount[];
  readonly tail: readonly SubjectCount[];
}

/** Sketches are read only where the tail adds to what is kept. */
async function addTail(
  trx: Kysely<Schema>,
  wanted: KeptCounts,
  { kept, tail }: KeptAndTail,
  nameOf: NameOf,
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>(
    kept.map((count) => [nameOf(count), { ...count, sessions: count.sessionCount }]),
  );
  const names = new Set(tail.map(nameOf));
  const touched = kept.filter((count) => names.has(nameOf(count)));
  const sketches = await listSketches(trx, wanted, touched);
  for (const [name, count] of gather([...sketches, ...tail], nameOf)) {
    figures.set(name, { ...count, sessions: sessionsOf(count) });
  }
  return figures;
}

async function listSketches(
  trx: Kysely<Schema>,
  wanted: KeptCounts,
  counts: readonly SubjectCount[],
): Promise<SubjectCount[]> {
  if (counts.length === 0) return [];
  const periods = new Set(counts.map(({ period }) => period.getTime()));
  const found = await listKeptCounts(trx, {
    ...wanted,
    from: new Date(Math.min(...periods)),
    keys: [...new Set(counts.map(keyOf))],
    withSessions: true,
  });
  return found.filter(({ period }) => periods.has(period.getTime()));
}

async function siteToday(trx: Kysely<Schema>, today: Date, tail: readonly SubjectCount[]): Promise<Figures> {
  const wanted = { kind: 'site', grain: 'day', from: today } as const;
  const days = await figuresOf(trx, wanted, since(tail, today), dayOf);
  return days.get(dateOf(today.getTime())) ?? NO_FIGURES;
}

/** Whole minutes from the roll-ups; the minute that only partly belongs to it, and what is not rolled up, from events. */
async function countHour(trx: Kysely<Schema>, start: Date, tail: readonly SubjectCount[]): Promise<Count> {
  const rolledUpTo = await getRolledUpTo(trx);
  if (rolledUpTo <= start) return addCounts(await listSiteEvents(trx, { from: start }));
  const firstMinute = startOf(MINUTE, start.getTime() + MINUTE - 1);
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
  const groups = await listEventGroups(trx, 'day', span, COUNTED_EVENTS.site);
  return groups.flatMap(countsOf).filter(({ kind }) => kind === 'site');
}

/** What is not rolled up yet, by day. */
async function listTail(trx: Kysely<Schema>, kind: RollUpKind): Promise<SubjectCount[]> {
  const groups = await listEventGroups(trx, 'day', { from: await getRolledUpTo(trx) }, COUNTED_EVENTS[kind]);
  return groups.flatMap(countsOf).filter((count) => count.kind === kind);
}

function toolRow(tool: string, figures: Figures, titles: ReadonlyMap<string, string>): ToolUsageStat {
  return {
    tool_id: tool,
    tool_name: titles.get(tool) ?? (tool === OTHER_TOOL ? '其他' : tool),
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
const dayOf = ({ period }: SubjectCount) => dateOf(period.getTime());
const since = (counts: readonly SubjectCount[], start: Date) =>
  counts.filter(({ period }) => period >= start);
const compare = (a: string, b: string) => (a < b ? -1 : 1);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
