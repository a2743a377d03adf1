import {
  analyticsBatchSchema,
  analyticsEventSchema,
  MAX_EVENTS_PER_BATCH,
  MAX_USAGE_DATA_BYTES,
} from './index.ts';

const use = {
  type: 'tool_usage',
  timestamp: '2026-11-21T10:00:00.000Z',
  session_id: 'visit-1',
  tool_id: 'unit-converter',
  tool_name: 'Unit converter',
  usage_type: 'calculate',
};
const view = {
  type: 'page_view',
  timestamp: 1_795_255_200_000,
  session_id: 'visit-1',
  path: '/tools',
  title: 'Tools',
};
const accepts = (event: unknown) => analyticsEventSchema.safeParse(event).success;

describe('an analytics event', () => {
  it.each([
    ['a use of a tool', use],
    ['a view of a page, by milliseconds', view],
    ['the end of a visit', { type: 'session', timestamp: 0, session_id: 's', page_views: 3, tool_uses: 0 }],
    [
      'a use with counts beside it',
      { ...use, usage_data: { fields: 4, ruleSet: 'standard', shared: false } },
    ],
    [
      'the options of a use, by their ids',
      {
        ...use,
        usage_data: {
          from: 'BTU/h',
          currentZone: 'Etc/GMT+8',
          ruleSet: 'fba-us-2026-01-15',
          tier: 'x'.repeat(40),
          season: null,
        },
      },
    ],
    ['unknown fields', { ...view, role: 'super_admin' }],
  ])('is accepted: %s', (_title, event) => {
    expect(accepts(event)).toBe(true);
  });

  it.each([
    ['another type', { ...view, type: 'click' }],
    ['no session', { ...view, session_id: '' }],
    ['a session that is not a text', { ...view, session_id: { $ne: null } }],
    ['a time that is no time', { ...view, timestamp: 'yesterday' }],
    ['a path with a query', { ...view, path: '/tools?q=secret' }],
    ['a path with a fragment', { ...view, path: '/tools#length=10' }],
    ['a path of another site', { ...view, path: 'https://example.com/' }],
    ['a zero byte in a text', { ...view, title: 'a\u0000b' }],
    ['a typed sentence in usage data', { ...use, usage_data: { title: 'Steel bottle' } }],
    ['typed characters in usage data', { ...use, usage_data: { title: '水杯' } }],
    ['nothing as an option', { ...use, usage_data: { ruleSet: '' } }],
    ['41 characters in usage data', { ...use, usage_data: { ruleSet: 'x'.repeat(41) } }],
    ['a typed sentence as a name in usage data', { ...use, usage_data: { 'Steel bottle': 1 } }],
    ['a list in usage data', { ...use, usage_data: { units: ['in'] } }],
    ['usage data within usage data', { ...use, usage_data: { inner: { a: 1 } } }],
    ['a use that neither views nor calculates', { ...use, usage_type: 'open' }],
    ['a negative count', { type: 'session', timestamp: 0, session_id: 's', page_views: -1, tool_uses: 0 }],
  ])('is refused: %s', (_title, event) => {
    expect(accepts(event)).toBe(false);
  });

  it('carries at most 1 KB of usage data, as JSON', () => {
    const full = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`key${10 + i}`, 'x'.repeat(40)]));
    const rest = MAX_USAGE_DATA_BYTES - JSON.stringify({ ...full, 'the-last-one': '' }).length;
    expect(rest).toBeLessThan(40);
    expect(accepts({ ...use, usage_data: { ...full, 'the-last-one': 'x'.repeat(rest) } })).toBe(true);
    expect(accepts({ ...use, usage_data: { ...full, 'the-last-one': 'x'.repeat(rest + 1) } })).toBe(false);
  });
});

describe('a batch of events', () => {
  it.each([
    [0, false],
    [1, true],
    [MAX_EVENTS_PER_BATCH, true],
    [MAX_EVENTS_PER_BATCH + 1, false],
  ])('with %i events: accepted is %s', (events, accepted) => {
    expect(analyticsBatchSchema.safeParse({ events: Array(events).fill(view) }).success).toBe(accepted);
  });

  it('may have a batch id', () => {
    expect(analyticsBatchSchema.safeParse({ batch_id: 'b-1', events: [view] }).data?.batch_id).toBe('b-1');
    expect(analyticsBatchSchema.safeParse({ batch_id: '', events: [view] }).success).toBe(false);
  });
});
