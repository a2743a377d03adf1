import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { catalogue } from '../catalogue.ts';
import { createFakeClock } from '../ports/clock.ts';
import { createRunsInProcess } from './runs-in-process.ts';
import { createToolRunPool } from './tool-run-pool.ts';
import type { RunOutcome, ToolRunPool } from './tool-runs.ts';

const NOW = Date.UTC(2026, 10, 22, 10);
const MAX_RUN_MS = 60_000;

const pools: ToolRunPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function openPool(workerFile: string, tools: Parameters<typeof createToolRunPool>[0]['tools']) {
  const errors: unknown[] = [];
  const outcomes: string[] = [];
  const pool = createToolRunPool({
    workerFile: join(__dirname, workerFile),
    clock: createFakeClock('2026-11-22T10:00:00.000Z').clock,
    tools,
    onError: (error) => errors.push(error),
    onOutcome: (kind) => outcomes.push(kind),
  });
  pools.push(pool);
  return { pool, errors, outcomes };
}

function runOf(toolId: string, input: unknown = {}, maxOutputBytes = 2_000_000) {
  return {
    toolId,
    body: Buffer.from(JSON.stringify({ input })),
    now: NOW,
    rules: 'in-force' as const,
    maxOutputBytes,
  };
}

const stay = new AbortController().signal;
const visitor = { networks: [], signal: stay };
const jsonOf = (outcome: RunOutcome) =>
  outcome.kind === 'done' ? JSON.parse(Buffer.from(outcome.json).toString()) : outcome.kind;

describe('createToolRunPool with the tools of the service', () => {
  it('computes every example like a run in the process', async () => {
    const { pool } = openPool('../run-worker.source.mjs', catalogue.tools);
    const direct = createRunsInProcess(catalogue);
    for (const { id } of catalogue.tools) {
      const engine = await catalogue.loadEngine(id);
      for (const { input } of engine?.examples ?? []) {
        const run = runOf(id, input);
        const outcome = await pool.run(run, visitor);
        expect(jsonOf(outcome)).toEqual(jsonOf(await direct.run(runOf(id, input), visitor)));
        expect(outcome.kind).toBe('done');
      }
    }
  });

  it.each([2_000_000, 64_000])('ends a million rows of long keywords at %i bytes', async (maxOutputBytes) => {
    const { pool } = openPool('../run-worker.source.mjs', catalogue.tools);
    const keywords = (group: string) =>
      Array.from({ length: 100 }, (_, at) => `${group}${at} `.padEnd(1_000, 'x'));
    const groups = [keywords('a'), keywords('b'), keywords('c')];
    const run = runOf('keyword-combiner', { groups, limit: 1_000_000 }, maxOutputBytes);
    const outcome = await pool.run(run, visitor);
    expect(outcome.kind === 'done' && outcome.json.length).toBeLessThanOrEqual(maxOutputBytes);
    const { combinations, warnings } = jsonOf(outcome);
    expect(combinations.length).toBeGreaterThan(10);
    expect(warnings[0]).toMatchObject({ params: { count: 1_000_000 - combinations.length } });
  });
});

describe('createToolRunPool with rows', () => {
  const rowsOf = (lines: readonly string[]) => ({
    toolId: 'unit-converter',
    body: Buffer.from(lines.join('\n')),
    now: NOW,
    rules: 'in-force' as const,
    maxOutputBytes: 2_000_000,
    rows: { first: 5, progress: new SharedArrayBuffer(4) },
  });

  it('answers rows like a run in the process, by their numbers', async () => {
    const { pool } = openPool('../run-worker.source.mjs', catalogue.tools);
    const direct = createRunsInProcess(catalogue);
    const lines = ['{"category":"length","value":12,"from":"in","to":"cm"}', '{'];
    const texts = await Promise.all(
      [pool, direct].map(async (runs) => {
        const outcome = await runs.run(rowsOf(lines), visitor);
        return outcome.kind === 'rows' && [outcome.count, Buffer.from(outcome.json).toString()];
      }),
    );
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]).toEqual([2, expect.stringMatching(/^\{"row":5,"data":.*\n\{"row":6,"problems":.*\n$/)]);
  });

  it('leaves rows for the next message when the time of a slice is over', async () => {
    const row = JSON.stringify({ text: 'tea '.repeat(2_000) });
    const run = { ...rowsOf(Array.from({ length: 2_000 }, () => row)), toolId: 'word-frequency-analyzer' };
    const outcome = await createRunsInProcess(catalogue).run(run, visitor);
    if (outcome.kind !== 'rows') throw new Error(outcome.kind);
    expect(outcome.count).toBeGreaterThan(0);
    expect(outcome.count).toBeLessThan(2_000);
    expect(Buffer.from(outcome.json).toString().match(/\n/g)).toHaveLength(outcome.count);
  });
});

describe('createToolRunPool', () => {
  const tools = [
    { id: 'quick', runsIn: 'main', maxRunMs: MAX_RUN_MS },
    { id: 'endless', runsIn: 'worker', maxRunMs: 50 },
    { id: 'hungry', runsIn: 'worker', maxRunMs: MAX_RUN_MS },
    { id: 'broken', runsIn: 'main', maxRunMs: MAX_RUN_MS },
    { id: 'windowed', runsIn: 'main', maxRunMs: MAX_RUN_MS, longAbove: { limit: 1_000 } },
  ] as const;
  const open = () => openPool('test-run-worker.mjs', tools);

  it.each(['endless', 'hungry'])('kills the %s run and goes on', async (id) => {
    const { pool, outcomes } = open();
    expect(await pool.run(runOf(id), { networks: ['a'], signal: stay })).toEqual({ kind: 'killed' });
    expect(jsonOf(await pool.run(runOf('quick'), { networks: ['a'], signal: stay }))).toBe('quick');
    expect(outcomes).toEqual(['killed', 'done']);
  });

  it('reports no error if a run reaches the limit of memory as it is stopped', async () => {
    const leaving = new AbortController();
    const stopAtLimit: ChannelListener = (started) =>
      (started as { worker: Worker }).worker.once('error', () => leaving.abort());
    subscribe('worker_threads', stopAtLimit);
    const { pool, errors } = open();
    const outcome = await pool.run(runOf('hungry'), { networks: [], signal: leaving.signal });
    unsubscribe('worker_threads', stopAtLimit);
    expect(outcome.kind).toBe('killed');
    expect(errors).toEqual([]);
  });

  it('keeps a thread for short runs while long ones wait', async () => {
    const { pool } = openPool('test-run-worker.mjs', [
      { id: 'endless', runsIn: 'worker', maxRunMs: MAX_RUN_MS },
      { id: 'quick', runsIn: 'main' },
    ]);
    const leaving = new AbortController();
    const long = Array.from({ length: 4 }, () =>
      pool.run(runOf('endless'), { networks: [], signal: leaving.signal }),
    );
    expect(jsonOf(await pool.run(runOf('quick'), visitor))).toBe('quick');
    expect(pool.counts().long.running).toBeGreaterThan(0);
    expect(pool.counts().long.waiting).toBeGreaterThan(0);
    leaving.abort();
    const kinds = (await Promise.all(long)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['killed', 'cancelled']));
    expect(pool.counts().long).toEqual({ running: 0, waiting: 0 });
  });

  it('runs a large body of a short tool among the long ones', async () => {
    const { pool } = open();
    const large = pool.run(runOf('quick', 'x'.repeat(70_000)), visitor);
    expect(pool.counts()).toMatchObject({ long: { running: 1 }, short: { running: 0 } });
    expect(jsonOf(await large)).toBe('quick');
  });

  it.each([
    [{ limit: 1_001 }, 'long'],
    [{ limit: 1_000 }, 'short'],
    [{}, 'short'],
    [null, 'short'],
  ] as const)('runs the input %j of a tool with longAbove among the %s ones', async (input, lane) => {
    const { pool } = open();
    const run = pool.run(runOf('windowed', input), visitor);
    expect(pool.counts()[lane].running).toBe(1);
    expect(jsonOf(await run)).toBe('windowed');
  });

  it('runs a body that is not JSON of a tool with longAbove among the short ones', async () => {
    const { pool } = open();
    const run = pool.run({ ...runOf('windowed'), body: Buffer.from('{') }, visitor);
    expect(pool.counts().short.running).toBe(1);
    await run;
  });

  it('rejects waiting runs of a caller when five others were killed', async () => {
    const { pool } = openPool('test-run-worker.mjs', [{ id: 'endless', runsIn: 'main', maxRunMs: 50 }]);
    const kinds = (
      await Promise.all(
        Array.from({ length: 8 }, () => pool.run(runOf('endless'), { networks: ['greedy'], signal: stay })),
      )
    ).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(5).fill('killed'), ...Array(3).fill('penalized')]);
  });

  it('rejects runs of a caller after five killed ones, and of no other', async () => {
    const { pool } = open();
    for (let run = 0; run < 5; run++) {
      const outcome = await pool.run(runOf('endless'), { networks: ['greedy'], signal: stay });
      expect(outcome.kind).toBe('killed');
    }
    expect(await pool.run(runOf('quick'), { networks: ['greedy'], signal: stay })).toEqual({
      kind: 'penalized',
    });
    expect(jsonOf(await pool.run(runOf('quick'), { networks: ['other'], signal: stay }))).toBe('quick');
  });

  it('throws the error of a broken tool', async () => {
    const { pool, errors } = open();
    await expect(pool.run(runOf('broken'), { networks: ['a'], signal: stay })).rejects.toThrow('a bug');
    expect(errors).toEqual([]);
  });
});
