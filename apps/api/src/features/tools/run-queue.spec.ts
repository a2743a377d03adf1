import { createFakeClock } from '../../ports/clock.ts';
import { createRunQueue } from './run-queue.ts';

/** Runs that take as long as they say, and rests that end when the test says so. */
function turnsOfTest() {
  const { clock, advance } = createFakeClock('2026-11-22T10:00:00.000Z');
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const done: string[] = [];
  const take = createRunQueue({
    clock,
    rest: (milliseconds) => new Promise((end) => rests.push({ milliseconds, end: () => end(undefined) })),
  });
  const run = (name: string, milliseconds: number) =>
    take(() => {
      advance(milliseconds);
      done.push(name);
      return name;
    });
  return { advance, rests, done, take, run };
}

describe('runs of engines', () => {
  it('rest for as long as the one before took', async () => {
    const { rests, done, run } = turnsOfTest();
    const [first, second] = [run('first', 700), run('second', 1)];
    expect(await first).toBe('first');
    expect(done).toEqual(['first']);
    expect(rests).toMatchObject([{ milliseconds: 700 }]);
    rests[0]?.end();
    expect(await second).toBe('second');
  });

  it('that have waited for two seconds still get their turn, and after that are asked to come again', async () => {
    const { advance, rests, run } = turnsOfTest();
    await run('long', 2_000);
    const inTime = run('in time', 1);
    const late = run('late', 1);
    advance(2_000);
    rests[0]?.end();
    expect(await inTime).toBe('in time');
    rests[1]?.end();
    await expect(late).rejects.toMatchObject({
      code: 'request.rate-limited',
      statusCode: 429,
      retryAfterSeconds: 2,
    });
  });

  it('go on after one that was late, and after one that failed', async () => {
    const { advance, rests, run, take } = turnsOfTest();
    const broken = take(() => {
      throw new Error('broken');
    });
    const late = run('late', 1);
    await expect(broken).rejects.toThrow('broken');
    advance(2_001);
    rests[0]?.end();
    await expect(late).rejects.toThrow();
    expect(await run('next', 1)).toBe('next');
  });
});
