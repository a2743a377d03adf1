import { createServerClock, MAX_SKEW_MS } from './server-clock.ts';

const SERVER = Date.parse('2026-11-22T10:00:00Z');

function clockAt(ahead: number, date: string | null = new Date(SERVER).toUTCString()) {
  const state = { ahead };
  const clock = createServerClock({
    fetch: async () => new Response(null, { headers: date === null ? {} : { date } }),
    now: () => SERVER + state.ahead,
  });
  let told = 0;
  clock.subscribe(() => (told += 1));
  return { clock, state, told: () => told };
}

describe('the clock of this device', () => {
  it.each([
    [0, 0],
    [MAX_SKEW_MS, 0],
    [-MAX_SKEW_MS, 0],
    [MAX_SKEW_MS + 1, MAX_SKEW_MS + 1],
    [-MAX_SKEW_MS - 1, -MAX_SKEW_MS - 1],
  ])('that is %d ms ahead is told as %d', async (ahead, skew) => {
    const { clock } = clockAt(ahead);
    await clock.fetch('/x');
    expect(clock.readSkew()).toBe(skew);
  });

  it('is told when it goes wrong and when it is right again, not in between', async () => {
    const { clock, state, told } = clockAt(0);
    await clock.fetch('/x');
    expect(told()).toBe(0);
    state.ahead = 3 * MAX_SKEW_MS;
    await clock.fetch('/x');
    state.ahead += 1000;
    await clock.fetch('/x');
    expect(told()).toBe(1);
    state.ahead = 0;
    await clock.fetch('/x');
    expect([told(), clock.readSkew()]).toEqual([2, 0]);
  });

  it.each([null, 'no date'])('is left alone when the answer says %p', async (date) => {
    const { clock } = clockAt(10 * MAX_SKEW_MS, date);
    await clock.fetch('/x');
    expect(clock.readSkew()).toBe(0);
  });
});
