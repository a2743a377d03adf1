import { createFakeClock } from './clock.ts';
import { createFakeIds, createIds } from './ids.ts';
import { createFakeRandom, systemRandom } from './random.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('ids', () => {
  it('have the form of a UUIDv7 that begins with the time', () => {
    const { clock } = createFakeClock('2026-11-21T10:00:00Z');
    const id = createIds(clock, createFakeRandom(7))();
    expect(id).toMatch(UUID_V7);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(clock());
  });

  it('sort by creation time', () => {
    const { clock, advance } = createFakeClock('2026-11-21T10:00:00Z');
    const newId = createIds(clock, systemRandom);
    const first = newId();
    advance(1);
    expect(newId() > first).toBe(true);
  });

  it('differ within the same instant', () => {
    const newId = createIds(createFakeClock('2026-11-21T10:00:00Z').clock, systemRandom);
    expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
  });

  it('of the fake have the same format', () => {
    const newId = createFakeIds();
    expect([newId(), newId()].every((id) => UUID_V7.test(id))).toBe(true);
  });
});
