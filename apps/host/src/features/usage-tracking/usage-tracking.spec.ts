import { analyticsEventSchema, type AnalyticsEvent } from '@seller-toolbox/contracts';
import { createUsageTracking } from './usage-tracking.ts';
import { toVisit, type Visit } from './visit.ts';

const NAME = 'a'.repeat(32);

function stage(stored?: Visit) {
  const events: AnalyticsEvent[] = [];
  const state: { visit: Visit | undefined } = { visit: stored };
  const tracking = createUsageTracking({
    track: (event) => events.push(event),
    clock: () => 1_795_255_200_000,
    visits: { read: () => state.visit, write: (visit) => (state.visit = visit) },
    newId: () => NAME,
    entry: () => ({ referrer: 'google.com', language: 'ja', screen: 'small' }),
  });
  return { tracking, events, state };
}

const tool = { id: 'some-tool', name: 'Some tool' };

describe('usage tracking', () => {
  it('sends pages, openings, uses and the end of the visit in the shape of the contract', () => {
    const { tracking, events } = stage();
    tracking.pageViewed('/tools', 'Tools');
    tracking.toolOpened(tool);
    tracking.toolUsed(tool, { length: 12, changed: true });
    tracking.visitEnded();
    expect(events.map((event) => analyticsEventSchema.safeParse(event).success)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(events).toMatchObject([
      { type: 'page_view', path: '/tools', session_id: NAME },
      { type: 'tool_usage', usage_type: 'view', tool_id: 'some-tool' },
      { type: 'tool_usage', usage_type: 'calculate', usage_data: { length: 12, changed: true } },
      { type: 'session', page_views: 1, tool_uses: 1 },
    ]);
  });

  it('tells where a visit comes from at its first page, once, also after a reload', () => {
    const { tracking, events, state } = stage();
    tracking.pageViewed('/', 'Home');
    tracking.pageViewed('/tools', 'Tools');
    const reloaded = stage(state.visit);
    reloaded.tracking.pageViewed('/', 'Home');
    const entries = [...events, ...reloaded.events].map((event) => 'entry' in event);
    expect(entries).toEqual([true, false, false]);
    expect(events[0]).toMatchObject({ entry: { referrer: 'google.com', language: 'ja', screen: 'small' } });
    expect(analyticsEventSchema.safeParse(events[0]).success).toBe(true);
  });

  it('does not count the opening of a tool as its use', () => {
    const { tracking, state } = stage();
    tracking.toolOpened(tool);
    expect(state.visit?.toolUses ?? 0).toBe(0);
  });

  it('sends the end of a visit once, also after a reload', () => {
    const first = stage();
    first.tracking.pageViewed('/', 'Home');
    first.tracking.visitEnded();
    first.tracking.visitEnded();
    const second = stage(first.state.visit);
    second.tracking.pageViewed('/', 'Home');
    second.tracking.visitEnded();
    expect([...first.events, ...second.events].filter(({ type }) => type === 'session')).toHaveLength(1);
  });

  it('goes on with the visit that the tab has', () => {
    const visit: Visit = { id: 'b'.repeat(32), pageViews: 4, toolUses: 2, isReported: false };
    const { tracking, events } = stage(visit);
    tracking.pageViewed('/', 'Home');
    tracking.visitEnded();
    expect(events.at(-1)).toMatchObject({ session_id: visit.id, page_views: 5, tool_uses: 2 });
  });

  it('cuts long paths and titles to what the contract takes', () => {
    const { tracking, events } = stage();
    tracking.pageViewed(`/${'a'.repeat(400)}`, `${'t'.repeat(255)}😀`);
    expect(analyticsEventSchema.safeParse(events[0]).success).toBe(true);
  });
});

describe('toVisit', () => {
  it.each([null, 'x', {}, { id: 'short' }, { id: 7 }])('returns undefined for %j', (stored) => {
    expect(toVisit(stored)).toBeUndefined();
  });

  it('replaces invalid counts with zero', () => {
    expect(toVisit({ id: NAME, pageViews: -1, toolUses: '3', isReported: 'yes' })).toEqual({
      id: NAME,
      pageViews: 0,
      toolUses: 0,
      isReported: false,
    });
  });
});
