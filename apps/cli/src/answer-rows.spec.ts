import { loadProducts, type BatchInput } from '@seller-toolbox/catalogue/batch';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { answerRows } from './answer-rows.ts';

const TOOL = 'fba-calculator';
const THREADS = new URL('./run-worker.source.mjs', import.meta.url);
const JOB = { now: Date.UTC(2026, 10, 23), ruleSets: [], format: 'json' } as const;
const inputs = Array.from({ length: 251 }, (_, at): BatchInput => ({
  length: 3 + (at % 23),
  width: 2,
  height: at === 120 ? 'x' : 1,
  weight: 0.5,
}));

/** Work that takes `ms` between two looks. */
function slowClock(ms: number) {
  let now = 0;
  return () => (now += ms);
}

async function answers(io: Parameters<typeof answerRows>[1]) {
  const [engine, hook] = await Promise.all([loadEngine(TOOL), loadProducts(TOOL)]);
  if (!engine) throw new Error(TOOL);
  return answerRows({ tool: { engine, hook }, toolId: TOOL, job: JOB, inputs }, io);
}

describe('answerRows', () => {
  it('gives the same answers with and without threads, in the order of the rows', async () => {
    const alone = await answers({ clock: slowClock(10_000) });
    expect(alone).toHaveLength(inputs.length);
    expect(alone.flatMap((answer, at) => ('problems' in answer ? [at] : []))).toEqual([120]);
    expect(await answers({ clock: slowClock(10_000), threads: THREADS })).toEqual(alone);
  });

  it('starts no thread for short work', async () => {
    const none = new URL('./no-such-program.mjs', import.meta.url);
    expect(await answers({ clock: slowClock(1), threads: none })).toHaveLength(inputs.length);
    await expect(answers({ clock: slowClock(10_000), threads: none })).rejects.toThrow(/no-such-program/);
  });
});
