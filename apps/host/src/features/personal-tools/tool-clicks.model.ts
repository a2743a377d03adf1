import { WEEK } from '@seller-toolbox/tool-contract/durations';
import { MAX_PERSONAL_TOOLS } from '../../site/base/tool-ids.ts';
import { startOfLabel, weekLabel, weekStart } from './weeks.ts';

/** How often a tool was opened in this browser. */
export interface ToolClickRecord {
  readonly toolId: string;
  readonly clickCount: number;
  /** Milliseconds since 1970. */
  readonly lastClicked: number;
  /** In the ISO week of the latest click of any tool. */
  readonly weeklyClicks: number;
  /** In that week and the three before it. */
  readonly monthlyClicks: number;
}

/** The clicks of one week. */
export interface WeekStatistics {
  /** Year and number of the ISO week: `2026-47`. */
  readonly week: string;
  readonly toolStats: Readonly<Record<string, number>>;
}

export interface ToolClicks {
  readonly records: readonly ToolClickRecord[];
  /** The newest first. */
  readonly weeks: readonly WeekStatistics[];
}

export const NO_CLICKS: ToolClicks = { records: [], weeks: [] };

/** What is older is dropped. */
export const CLICK_RETENTION_MS = 8 * WEEK;
const MONTH = 4 * WEEK;
/** Far more than there are tools; the storage may have been edited. */
const MAX_RECORDS = 100;
const MAX_POPULAR = 4;
/** Once is no habit. */
const MIN_CLICKS = 2;

/** One more click on a tool; weeks that began more than eight weeks ago, or have not begun, are dropped. */
export function withClick({ records, weeks }: ToolClicks, toolId: string, instant: number): ToolClicks {
  const recentWeeks = withClickInWeek(weeks, toolId, instant).filter(({ week }) =>
    isWithinWindow(week, instant),
  );
  const before = records.find((record) => record.toolId === toolId)?.clickCount ?? 0;
  const clicked = { toolId, clickCount: before + 1, lastClicked: instant, weeklyClicks: 0, monthlyClicks: 0 };
  const others = records.filter((record) => record.toolId !== toolId);
  return {
    records: [clicked, ...others].slice(0, MAX_RECORDS).map((record) => ({
      ...record,
      weeklyClicks: clicksSince(recentWeeks, record.toolId, weekStart(instant)),
      monthlyClicks: clicksSince(recentWeeks, record.toolId, weekStart(instant) - MONTH + WEEK),
    })),
    weeks: recentWeeks,
  };
}

function withClickInWeek(weeks: readonly WeekStatistics[], toolId: string, instant: number) {
  const week = weekLabel(instant);
  const { toolStats = {} } = weeks.find((one) => one.week === week) ?? {};
  const clicked = { week, toolStats: { ...toolStats, [toolId]: toCount(toolStats[toolId]) + 1 } };
  return [clicked, ...weeks.filter((one) => one.week !== week)];
}

function isWithinWindow(label: string, instant: number): boolean {
  const start = startOfLabel(label);
  return start !== undefined && start >= instant - CLICK_RETENTION_MS && start <= instant;
}

function clicksSince(weeks: readonly WeekStatistics[], toolId: string, since: number): number {
  return weeks
    .filter(({ week }) => (startOfLabel(week) ?? -Infinity) >= since)
    .reduce((sum, { toolStats }) => sum + toCount(toolStats[toolId]), 0);
}

/** The tools used last, first. */
export function recentIds({ records }: ToolClicks): string[] {
  return [...records]
    .sort((a, b) => b.lastClicked - a.lastClicked)
    .map(({ toolId }) => toolId)
    .slice(0, MAX_PERSONAL_TOOLS);
}

/** The tools opened most in the stored weeks, at least twice; of equals the one used later. */
export function popularIds(clicks: ToolClicks): string[] {
  const counted = recentIds(clicks).map((id) => ({ id, count: clicksSince(clicks.weeks, id, -Infinity) }));
  return counted
    .filter(({ count }) => count >= MIN_CLICKS)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_POPULAR)
    .map(({ id }) => id);
}

/** Reads what was stored, without invalid entries: users can edit it. */
export function toToolClicks(value: unknown): ToolClicks {
  const { records, weeks } = asObject(value);
  return {
    records: asList(records).flatMap(toRecord).slice(0, MAX_RECORDS),
    weeks: asList(weeks).flatMap(toWeek),
  };
}

function toRecord(value: unknown): ToolClickRecord[] {
  const { toolId, clickCount, lastClicked, weeklyClicks, monthlyClicks } = asObject(value);
  if (!isId(toolId) || !isCount(clickCount) || !isCount(lastClicked)) return [];
  const counts = { weeklyClicks: toCount(weeklyClicks), monthlyClicks: toCount(monthlyClicks) };
  return [{ toolId, clickCount, lastClicked, ...counts }];
}

function toWeek(value: unknown): WeekStatistics[] {
  const { week, toolStats } = asObject(value);
  if (typeof week !== 'string' || startOfLabel(week) === undefined) return [];
  const counted = Object.entries(asObject(toolStats)).filter(
    (entry): entry is [string, number] => isId(entry[0]) && isCount(entry[1]),
  );
  return [{ week, toolStats: Object.fromEntries(counted.slice(0, MAX_RECORDS)) }];
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z\d-]*$/.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function toCount(value: unknown): number {
  return isCount(value) ? value : 0;
}
