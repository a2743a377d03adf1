import { VISIT_CLASSES, type VisitClass } from '@seller-toolbox/contracts';
import type { RollUpKind } from './analytics.table.ts';
import { countSessions, mergeSketches, sketchOf, type SessionSketch } from './session-sketch.ts';

/** Counts of one subject in one period. */
export interface Count {
  readonly uses: number;
  readonly views: number;
  readonly sessions: SessionSketch;
}

export function addCounts(counts: readonly Count[]): Count {
  return {
    uses: counts.reduce((sum, { uses }) => sum + uses, 0),
    views: counts.reduce((sum, { views }) => sum + views, 0),
    sessions: mergeSketches(counts.map(({ sessions }) => sessions)),
  };
}

export const sessionsOf = (count: Count) => countSessions(count.sessions);

export type EventType = 'tool_usage' | 'page_view' | 'session';

/** Events of one period with equal details. */
export interface EventGroup {
  readonly period: Date;
  readonly type: EventType;
  readonly usageType: 'view' | 'calculate' | null;
  readonly toolId: string | null;
  readonly path: string | null;
  /** Null: not the first page view of a visit. */
  readonly visit: Readonly<Record<VisitClass, string | null>>;
  readonly events: number;
  /** Distinct hashes of 8 bytes, concatenated. */
  readonly sessions: Buffer;
}

/** A count of one subject in one period. */
export interface SubjectCount extends Count {
  readonly kind: RollUpKind;
  readonly key: string;
  readonly period: Date;
}

/** The counts that a group adds to each subject. */
export function countsOf(group: EventGroup): SubjectCount[] {
  const { period, type, toolId, path, events } = group;
  const sessions = sketchOf(group.sessions);
  const uses = group.usageType === 'calculate' ? events : 0;
  switch (type) {
    case 'tool_usage': {
      const use = { period, uses, views: events - uses, sessions };
      return [
        { ...use, kind: 'tool', key: toolId ?? '' },
        { ...use, kind: 'tools', key: '' },
        { ...use, kind: 'site', key: '', views: 0 },
      ];
    }
    case 'page_view': {
      const view = { period, uses: 0, views: events, sessions };
      return [
        { ...view, kind: 'page', key: path ?? '' },
        { ...view, kind: 'site', key: '' },
        ...VISIT_CLASSES.flatMap((kind) => {
          const key = group.visit[kind];
          return key === null ? [] : [{ ...view, kind, key }];
        }),
      ];
    }
    case 'session':
      return [{ period, uses: 0, views: 0, sessions, kind: 'site', key: '' }];
  }
}

/** Event type and details that a kind of count needs. */
export interface CountedEvents {
  /** Default: every type. */
  readonly type?: EventType;
  readonly details: readonly ('tool_id' | 'path' | VisitClass)[];
}

/** The events that `countsOf` uses for each kind. */
export const COUNTED_EVENTS: Readonly<Record<RollUpKind, CountedEvents>> = {
  site: { details: [] },
  tools: { type: 'tool_usage', details: [] },
  tool: { type: 'tool_usage', details: ['tool_id'] },
  page: { type: 'page_view', details: ['path'] },
  referrer: { type: 'page_view', details: ['referrer'] },
  language: { type: 'page_view', details: ['language'] },
  device: { type: 'page_view', details: ['device'] },
  screen: { type: 'page_view', details: ['screen'] },
};

/** Sums the counts with the same name. */
export function sumByName<Item extends Count>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Map<string, Count> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return new Map([...groups].map(([name, counts]) => [name, addCounts(counts)]));
}
