import type {
  AnalyticsReport,
  ComparedFigures,
  ReportDay,
  ReportRow,
  ToolReport,
  VisitClass,
} from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { toolNotFound } from '../tools/tools.errors.ts';
import type { RollUpKind } from './analytics.table.ts';
import type { SubjectCount } from './count.ts';
import { inSnapshot } from './statistics.repository.ts';
import {
  figuresOf,
  listNotRolledUp,
  NO_FIGURES,
  type Figures,
  type StatisticsDeps,
} from './statistics.service.ts';
import { startOf } from './utc.ts';

const MAX_ROWS = 100;

/** The days of a report, and those that it is compared with. */
interface Range {
  readonly days: number;
  readonly from: number;
  readonly comparedFrom: number;
}

interface DayFigures extends Figures {
  readonly key: string;
  readonly day: number;
}

/** The last UTC days, today included, compared with as many days before. */
export async function analyticsReport(deps: StatisticsDeps, days: number): Promise<AnalyticsReport> {
  const range = rangeOf(deps, days);
  return inSnapshot(deps.db, async (trx) => {
    const read = (kind: RollUpKind) => listDayFigures(trx, kind, range);
    const visits = async (kind: VisitClass) => rowsOf(await read(kind), range, byViews);
    return {
      from: utcDay(range.from),
      to: utcDay(range.from + (days - 1) * DAY),
      site: compared(await read('site'), range),
      days: daysOf(await read('tools'), range),
      tools: rowsOf(await read('tool'), range, byUses),
      pages: rowsOf(await read('page'), range, byViews),
      visits: {
        referrer: await visits('referrer'),
        language: await visits('language'),
        device: await visits('device'),
        screen: await visits('screen'),
      },
    };
  });
}

/** One tool on the last UTC days, today included, compared with as many days before. */
export async function toolReport(
  deps: StatisticsDeps & { readonly isKnownTool: (id: string) => boolean },
  { id, days }: { readonly id: string; readonly days: number },
): Promise<ToolReport> {
  if (!deps.isKnownTool(id)) throw toolNotFound();
  const range = rangeOf(deps, days);
  const figures = await inSnapshot(deps.db, (trx) => listDayFigures(trx, 'tool', range, [id]));
  return { tool_id: id, figures: compared(figures, range), days: daysOf(figures, range) };
}

function rangeOf({ clock }: Pick<StatisticsDeps, 'clock'>, days: number): Range {
  const from = startOf(DAY, clock()).getTime() - (days - 1) * DAY;
  return { days, from, comparedFrom: from - days * DAY };
}

async function listDayFigures(
  trx: Kysely<Schema>,
  kind: RollUpKind,
  { comparedFrom }: Range,
  keys?: readonly string[],
): Promise<DayFigures[]> {
  const from = new Date(comparedFrom);
  const isWanted = ({ period, key }: SubjectCount) => period >= from && (!keys || keys.includes(key));
  const notRolledUp = (await listNotRolledUp(trx, kind)).filter(isWanted);
  const filter = { kind, grain: 'day', from, ...(keys && { keys }) } as const;
  const nameOf = ({ key, period }: SubjectCount) => `${period.getTime()} ${key}`;
  const figures = await figuresOf(trx, filter, notRolledUp, nameOf);
  return [...figures].map(([name, { uses, views, sessions }]) => {
    const end = name.indexOf(' ');
    return { uses, views, sessions, day: Number(name.slice(0, end)), key: name.slice(end + 1) };
  });
}

function compared(figures: readonly DayFigures[], { from }: Range): ComparedFigures {
  const isBefore = ({ day }: DayFigures) => day < from;
  return {
    ...sumOf(figures.filter((each) => !isBefore(each))),
    before: sumOf(figures.filter(isBefore)),
  };
}

function sumOf(figures: readonly Figures[]): Figures {
  return figures.reduce(
    (sum, { uses, views, sessions }) => ({
      uses: sum.uses + uses,
      views: sum.views + views,
      sessions: sum.sessions + sessions,
    }),
    NO_FIGURES,
  );
}

function daysOf(figures: readonly DayFigures[], range: Range): ReportDay[] {
  const byDay = new Map(figures.map(({ day, uses, views, sessions }) => [day, { uses, views, sessions }]));
  return Array.from({ length: range.days }, (_, index) => {
    const day = range.from + index * DAY;
    const before = byDay.get(range.comparedFrom + index * DAY) ?? NO_FIGURES;
    return { date: utcDay(day), ...(byDay.get(day) ?? NO_FIGURES), before };
  });
}

type Order = (a: Figures, b: Figures) => number;
const byUses: Order = (a, b) => b.uses - a.uses || b.views - a.views;
const byViews: Order = (a, b) => b.views - a.views;

/** One row a key, also for those of the days before alone. */
function rowsOf(figures: readonly DayFigures[], range: Range, order: Order): ReportRow[] {
  const keys = new Map<string, DayFigures[]>();
  for (const each of figures) {
    const ofKey = keys.get(each.key);
    if (ofKey) ofKey.push(each);
    else keys.set(each.key, [each]);
  }
  return [...keys]
    .map(([key, ofKey]) => ({ key, ...compared(ofKey, range) }))
    .sort((a, b) => order(a, b) || order(a.before, b.before) || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_ROWS);
}
