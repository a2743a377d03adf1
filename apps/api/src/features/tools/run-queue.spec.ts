import { createFakeClock } from '../../ports/clock.ts';
import { createRunQueue } from './run-queue.ts';

/** Runs of a given duration, and pauses that the test ends. */
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

describe('createRunQueue', () => {
  it('pauses for as long as the previous run took', async () => {
    const { rests, done, run } = turnsOfTest();
    const [first, second] = [run('first', 700), run('second', 1)];
    expect(await first).toBe('first');
    expect(done).toEqual(['first']);
    expect(rests).toMatchObject([{ milliseconds: 700 }]);
    rests[0]?.end();
    expect(await second).toBe('second');
  });

  it('rejects a run that waited longer than two seconds', async () => {
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

  it('continues after a rejected or failed run', async () => {
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
