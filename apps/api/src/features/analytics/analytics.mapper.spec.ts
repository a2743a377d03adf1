import { createFakeClock } from '../../ports/clock.ts';
import { toEventRow, type MapContext } from './analytics.mapper.ts';
import { createSessionHash } from './session-hash.ts';

const receivedAt = new Date('2026-11-21T10:00:00.000Z');
const context: MapContext = {
  receivedAt,
  isKnownTool: (id) => id === 'unit-converter',
  isKnownPage: (path) => path === '/',
  hashSession: () => '42',
};
const view = { type: 'page_view' as const, session_id: 's', path: '/' };
const use = { type: 'tool_usage' as const, timestamp: 0, session_id: 's', usage_type: 'calculate' as const };

describe('an event as a row', () => {
  it.each([
    ['just now', '2026-11-21T09:59:59.000Z', '2026-11-21T09:59:59.000Z'],
    ['a week ago to the millisecond', '2026-11-14T10:00:00.000Z', '2026-11-14T10:00:00.000Z'],
    ['longer ago', '2026-11-14T09:59:59.999Z', '2026-11-14T10:00:00.000Z'],
    ['five minutes ahead', '2026-11-21T10:05:00.000Z', '2026-11-21T10:05:00.000Z'],
    ['further ahead', '2026-11-21T10:05:00.001Z', '2026-11-21T10:05:00.000Z'],
    ['as milliseconds', Date.parse('2026-11-21T09:00:00.000Z'), '2026-11-21T09:00:00.000Z'],
  ])('limits occurred_at: %s', (_title, timestamp, occurred) => {
    expect(toEventRow({ ...view, timestamp }, context).occurred_at).toEqual(new Date(occurred));
  });

  it('counts a tool that is not in the catalogue as other', () => {
    expect(toEventRow({ ...use, tool_id: 'unit-converter' }, context).tool_id).toBe('unit-converter');
    expect(toEventRow({ ...use, tool_id: 'UNIT-CONVERTER' }, context).tool_id).toBe('other');
  });

  it('counts a path that is no page of the site as other', () => {
    expect(toEventRow({ ...view, timestamp: 0 }, context).path).toBe('/');
    expect(toEventRow({ ...view, timestamp: 0, path: '/buy-now' }, context).path).toBe('other');
  });

  it('contains no session string, name or title', () => {
    const row = toEventRow(
      { ...use, session_id: 'visit-7', tool_id: 'unit-converter', tool_name: 'Units' },
      context,
    );
    expect(JSON.stringify(row)).not.toMatch(/visit-7|Units/);
  });
});

describe('the hash of a session', () => {
  const at = (instant: string, secret = 'key one') => {
    const { clock, advance } = createFakeClock(instant);
    const hashAt = createSessionHash(secret);
    return { hash: (sessionId: string) => hashAt(sessionId, new Date(clock())), advance };
  };

  it('is the same for the same session, key and month, and fits 64 bits', () => {
    const { hash } = at('2026-11-01T00:00:00.000Z');
    expect(hash('visit')).toBe(at('2026-11-30T23:59:59.999Z').hash('visit'));
    expect(hash('visit')).not.toBe(hash('visit2'));
    expect(BigInt.asIntN(64, BigInt(hash('visit')))).toBe(BigInt(hash('visit')));
  });

  it('differs with another key and in another UTC month', () => {
    const { hash, advance } = at('2026-11-30T23:59:59.999Z');
    const november = hash('visit');
    expect(november).not.toBe(at('2026-11-30T23:59:59.999Z', 'key two').hash('visit'));
    advance(1);
    expect(hash('visit')).not.toBe(november);
    expect(hash('visit')).not.toBe(at('2027-12-01T00:00:00.000Z').hash('visit'));
    advance(-1);
    expect(hash('visit')).toBe(november);
  });
});
