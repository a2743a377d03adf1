import { loadProducts, openTableBytes, planBatch, readTable } from '@seller-toolbox/catalogue/batch';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { answerRows } from './answer-rows.ts';

const TOOL = 'fba-calculator';
const THREADS = new URL('./run-worker.source.mjs', import.meta.url);
const NO_PROGRAM = new URL('./no-such-program.mjs', import.meta.url);
const JOB = { now: Date.UTC(2026, 10, 23), ruleSets: [], format: 'json' } as const;
const OPTIONS = { mostRows: 10_000, isKnown: () => true };
const REJECTED = 1720;

/** Only the last row shows the decimal sign. */
function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) =>
    [`S${at}`, 3 + (at % 23), 2, at === REJECTED ? 'x' : 1, at === rows - 1 ? '0,5' : '1.234'].join(';'),
  );
  return ['SKU;Length;Width;Height;Weight', ...lines].join('\n');
}

/** Work that takes `ms` between two looks. */
function slowClock(ms: number) {
  let now = 0;
  return () => (now += ms);
}

async function answers(rows: number, io: Parameters<typeof answerRows>[1]) {
  const [engine, hook] = await Promise.all([loadEngine(TOOL), loadProducts(TOOL)]);
  const opened = await openTableBytes(Buffer.from(fileOf(rows)), OPTIONS);
  const read = opened.kind === 'text' && readTable(opened.text, OPTIONS);
  if (!engine || !read) throw new Error(TOOL);
  const options = { schema: {}, settings: new Map([['marketplace', 'US']]) };
  const table = { ...read, decimalSign: ',' } as const;
  expect(planBatch(table, { ...options, hook }).rows).toHaveLength(rows);
  const task = { tool: { engine, hook }, toolId: TOOL, job: JOB, table, options, takesAllRows: false };
  return answerRows(task, io);
}

describe('answerRows', () => {
  it('gives the same answers with and without threads, in the order of the rows', async () => {
    const alone = await answers(2600, { clock: slowClock(10_000) });
    expect(alone.map(({ sku }) => sku)).toEqual(Array.from({ length: 2600 }, (_, at) => `S${at}`));
    expect(alone.flatMap(({ answer }, at) => ('problems' in answer ? [at] : []))).toEqual([REJECTED]);
    expect(await answers(2600, { clock: slowClock(10_000), threads: THREADS })).toEqual(alone);
  });

  it('starts no thread for short work, and fails with a thread that fails', async () => {
    expect(await answers(2600, { clock: slowClock(100), threads: NO_PROGRAM })).toHaveLength(2600);
    await expect(answers(2600, { clock: slowClock(10_000), threads: NO_PROGRAM })).rejects.toThrow(
      /no-such-program/,
    );
  });

  it('answers a table of one part without threads', async () => {
    expect(await answers(3, { clock: slowClock(10_000), threads: NO_PROGRAM })).toHaveLength(3);
  });
});
