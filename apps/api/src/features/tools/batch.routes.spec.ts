import { BATCH_ROWS_PER_MINUTE } from '@seller-toolbox/contracts';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createMinuteCounts } from '../../minute-counts.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createRunsInProcess } from '../../runs/runs-in-process.ts';
import type { RunOutcome, ToolRuns } from '../../runs/tool-runs.ts';
import { createTestApp, TEST_NOW, testCatalogue, type TestAppOptions } from '../../test-app.ts';
import { runBatch, type BatchDeps } from './batch.service.ts';
import { MAX_BATCH_BYTES, MAX_BATCH_ROWS, MAX_HELD_BYTES, MAX_LINE_BYTES } from './body-lines.ts';

const URL = '/api/v1/tools/square-calculator/batch';
const TYPE = { 'content-type': 'application/x-ndjson' };

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const send = (payload: string | Buffer, service = app, url = URL) =>
  service.inject({ method: 'POST', url, headers: TYPE, payload });
const rowsOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const problem = (code: string, path = '') => [{ path, code }];

const direct = createRunsInProcess(testCatalogue);

async function serviceWith(run: ToolRuns['run'], options: TestAppOptions = {}) {
  return createTestApp({ runs: { run }, ...options });
}

/** Of `runBatch`; a pause takes no time. */
const depsWith = (runs: ToolRuns): BatchDeps => ({
  catalogue: testCatalogue,
  clock: () => 0,
  defaultRules: () => 'in-force',
  runs,
  rowCounts: createMinuteCounts(() => 0),
  rowsPerMinute: () => BATCH_ROWS_PER_MINUTE,
  pause: () => Promise.resolve(),
});

describe('POST /tools/{id}/batch', () => {
  it('answers a line for each line, which is the input or an envelope', async () => {
    const lines = [
      '{"side":2}',
      '{"id":"a","input":{"side":3}}',
      '{"id":7,"input":{"side":4},"env":{"now":0}}',
    ];
    const answer = await send(`\uFEFF${lines[0]}\r\n\n   \n${lines[1]}\n${lines[2]}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(rowsOf(answer.body)).toEqual([
      { row: 1, data: expect.objectContaining({ area: 4, year: 2026 }) },
      { row: 2, id: 'a', data: expect.objectContaining({ area: 9 }) },
      { row: 3, id: 7, data: expect.objectContaining({ area: 16, year: 1970 }) },
    ]);
  });

  it('answers each row like a single run', async () => {
    const inputs = Array.from({ length: 300 }, (_, at) => ({ side: at / 7, unit: at % 2 ? 'in' : 'cm' }));
    const rows = rowsOf((await send(inputs.map((input) => JSON.stringify(input)).join('\n'))).body);
    expect(rows.map(({ row }) => row)).toEqual(inputs.map((_, at) => at + 1));
    for (const at of [0, 1, 299]) {
      const single = await app.inject({
        method: 'POST',
        url: URL.replace('batch', 'run'),
        payload: { input: inputs[at] },
      });
      expect(rows[at].data).toEqual(single.json().data);
    }
  });

  it.each([
    ['broken JSON', '{"side":', { problems: problem('invalid-json') }],
    ['no object', '[1]', { problems: problem('invalid-type') }],
    ['a field of the wrong type', '{"side":"3"}', { problems: problem('invalid-type', 'side') }],
    [
      'a rule of the tool',
      '{"id":1,"input":{"side":13}}',
      { id: 1, problems: problem('thirteen-is-unlucky', 'side') },
    ],
    [
      'a broken environment',
      '{"id":"x","input":{},"env":{"seed":0.5}}',
      { id: 'x', problems: problem('invalid-type', 'env.seed') },
    ],
    ['an id that is an object', '{"id":{},"input":{"side":1}}', { problems: problem('invalid-type', 'id') }],
    ['a huge line', `{"side":"${'x'.repeat(MAX_LINE_BYTES)}"}`, { problems: problem('line-too-long') }],
  ])('answers %s with problems and goes on', async (_title, line, expected) => {
    const answer = await send(`{"side":1}\n${line}\n{"side":2}\n`);
    expect(rowsOf(answer.body)).toEqual([
      { row: 1, data: expect.anything() },
      { row: 2, ...expected },
      { row: 3, data: expect.anything() },
    ]);
  });

  it('ends a list of too many problems with one that says so, and adds no other field', async () => {
    const fields = Array.from({ length: 3000 }, (_, at) => [`field-${at}-${'x'.repeat(20)}`, at]);
    const answer = await send(`${JSON.stringify({ side: 1, ...Object.fromEntries(fields) })}\n{"side":2}`);
    const [{ problems, ...rest }, next] = rowsOf(answer.body);
    expect(rest).toEqual({ row: 1 });
    expect(problems.length).toBeLessThan(3000);
    expect(problems.at(-2).code).toBe('unknown-field');
    expect(problems.at(-1)).toEqual({ path: '', code: 'more-problems' });
    expect(next).toEqual({ row: 2, data: expect.objectContaining({ area: 4 }) });
  });

  it('answers an empty body with no lines', async () => {
    const answer = await send('\n\n');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('ends with the row after the last that it takes', async () => {
    const rows = rowsOf((await send('{"side":1}\n'.repeat(MAX_BATCH_ROWS + 5))).body);
    expect(rows).toHaveLength(MAX_BATCH_ROWS + 1);
    expect(rows.at(-2).data.area).toBe(1);
    expect(rows.at(-1)).toEqual({ row: MAX_BATCH_ROWS + 1, problems: problem('too-many-rows') });
  });

  it('names each rejected row of 10,000 and holds few of 100,000 in memory', async () => {
    const LINE_BYTES = 1500;
    let sent = 0;
    let done = 0;
    let mostHeld = 0;
    const lines = function* () {
      for (; sent < 100_000; sent += 100)
        yield Buffer.from(
          Array.from(
            { length: 100 },
            (_, at) => `{"side":${at === 7 ? 13 : 1}}${' '.repeat(LINE_BYTES)}\n`,
          ).join(''),
        );
    };
    const runs: ToolRuns = { run: (run, caller) => direct.run(run, caller) };
    const deps = depsWith(runs);
    const caller = { networks: [], signal: new AbortController().signal };
    const call = { toolId: 'square-calculator', body: Readable.from(lines(), { highWaterMark: 1 }) };
    const rejected: number[] = [];
    for await (const answer of runBatch(deps, call, caller)) {
      const rows = rowsOf(Buffer.from(answer).toString());
      rejected.push(...rows.filter(({ problems }) => problems).map(({ row }) => row));
      done += rows.length;
      mostHeld = Math.max(mostHeld, sent - done);
    }
    expect(rejected).toEqual([
      ...Array.from({ length: MAX_BATCH_ROWS / 100 }, (_, at) => at * 100 + 8),
      MAX_BATCH_ROWS + 1,
    ]);
    expect(mostHeld * LINE_BYTES).toBeLessThan(1.1 * MAX_HELD_BYTES);
  });

  it('rejects a body over its limit by its length, and ends a chunked one there', async () => {
    const line = `{"side":1}${' '.repeat(900_000)}\n`;
    const payload = Buffer.from(line.repeat(Math.ceil(MAX_BATCH_BYTES / line.length)));
    expect((await send(payload)).json().error.code).toBe('request.too-large');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(url + URL, {
      method: 'POST',
      headers: TYPE,
      body: new Blob([payload]).stream(),
      duplex: 'half',
    } as RequestInit);
    const rows = rowsOf(await answer.text());
    expect(rows.at(-1).problems).toEqual(problem('body-too-large'));
    expect(rows.at(-2).data.area).toBe(1);
  });

  it.each<[string, InjectOptions, number, string]>([
    ['an unknown tool', { url: URL.replace('square', 'round') }, 404, 'tools.not-found'],
    ['JSON', { headers: { 'content-type': 'application/json' } }, 415, 'request.unsupported-type'],
    ['no body', { headers: {}, payload: '' }, 422, 'request.invalid'],
  ])('rejects %s', async (_title, changed, status, code) => {
    const answer = await app.inject({ method: 'POST', url: URL, headers: TYPE, payload: '{}', ...changed });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});

describe('POST /tools/{id}/batch of a service under load', () => {
  it.each<[RunOutcome['kind'], number, string]>([
    ['penalized', 429, 'request.rate-limited'],
    ['over-share', 429, 'request.rate-limited'],
    ['busy', 503, 'tools.busy'],
  ])('answers %s before the first row with %i', async (kind, status, code) => {
    const loaded = await serviceWith(async () => ({ kind }) as RunOutcome);
    const answer = await send('{"side":1}', loaded);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    await loaded.close();
  });

  it('answers the row at which a thread was killed, and runs the others', async () => {
    const loaded = await serviceWith(async (run, caller) => {
      const lines = Buffer.from(run.body).toString().split('\n');
      const at = lines.findIndex((line) => line.includes('666'));
      if (at < 0 || !run.rows) return direct.run(run, caller);
      new Int32Array(run.rows.progress)[0] = at;
      return { kind: 'killed' };
    });
    const answer = await send(
      '{"side":1}\n{"side":2}\n{"id":"slow","input":{"side":666}}\n{"side":3}',
      loaded,
    );
    expect(rowsOf(answer.body)).toMatchObject([
      { row: 1, data: { area: 1 } },
      { row: 2, data: { area: 4 } },
      { row: 3, id: 'slow', problems: problem('run-timeout') },
      { row: 4, data: { area: 9 } },
    ]);
    await loaded.close();
  });

  it.each([
    ['busy', 'busy', 51],
    ['over-share', 'busy', 51],
    ['penalized', 'rate-limited', 1],
  ] as const)(
    'names the rows that a pool does not run after the first line, because it is %s',
    async (kind, code, tries) => {
      let refused = 0;
      const deps = depsWith({
        run: async (run, caller) => {
          const [line = ''] = Buffer.from(run.body).toString().split('\n');
          if (run.rows?.first === 1) return direct.run({ ...run, body: Buffer.from(line) }, caller);
          refused += 1;
          return { kind };
        },
      });
      const body = Readable.from([Buffer.from('{"side":1}\n{"id":"a","input":{}}\n[]\n')]);
      const caller = { networks: [], signal: new AbortController().signal };
      const lines: unknown[] = [];
      for await (const answer of runBatch(deps, { toolId: 'square-calculator', body }, caller))
        lines.push(...rowsOf(Buffer.from(answer).toString()));
      expect(lines).toEqual([
        { row: 1, data: expect.objectContaining({ area: 1 }) },
        { row: 2, id: 'a', problems: problem(code) },
        { row: 3, problems: problem(code) },
      ]);
      expect(refused).toBe(tries);
    },
  );

  it('names a row whose output is too large, and runs the others', async () => {
    const limited = await serviceWith((run, caller) =>
      direct.run(
        { ...run, maxOutputBytes: Buffer.from(run.body).includes('666') ? 10 : run.maxOutputBytes },
        caller,
      ),
    );
    const first = await send('{"id":"large","input":{"side":666}}', limited);
    expect(rowsOf(first.body)).toEqual([{ row: 1, id: 'large', problems: problem('output-too-large') }]);
    expect(rowsOf((await send('{"side":2}', limited)).body)[0].data.area).toBe(4);
    await limited.close();
  });

  it('counts rows of a network, not of others', async () => {
    const { clock, advance } = createFakeClock(TEST_NOW);
    const limited = await serviceWith(direct.run, { clock, settings: { rateLimits: true } });
    const call = (rows: number, remoteAddress = '10.0.0.1') =>
      limited.inject({
        method: 'POST',
        url: URL,
        headers: TYPE,
        payload: '{"side":1}\n'.repeat(rows),
        remoteAddress,
      });
    for (let at = 0; at < BATCH_ROWS_PER_MINUTE / MAX_BATCH_ROWS - 1; at += 1) await call(MAX_BATCH_ROWS);
    await call(MAX_BATCH_ROWS - 1);
    const rows = rowsOf((await call(3)).body);
    expect(rows.map(({ problems }) => problems)).toEqual([
      undefined,
      problem('rate-limited'),
      problem('rate-limited'),
    ]);
    const rejected = await call(1);
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '60']);
    expect((await call(1, '10.0.1.1')).statusCode).toBe(200);
    advance(60_000);
    expect((await call(1)).statusCode).toBe(200);
    await limited.close();
  });

  it('runs as many rows of a network as the settings allow', async () => {
    const limited = await serviceWith(direct.run, {
      settings: { rateLimits: true },
      given: { batchRowsPerMinute: { value: 100, source: 'file' } },
    });
    const payload = '{"side":1}\n'.repeat(101);
    const answer = await limited.inject({ method: 'POST', url: URL, headers: TYPE, payload });
    const rejected = rowsOf(answer.body).filter(({ problems }) => problems);
    expect(rejected).toEqual([{ row: 101, problems: problem('rate-limited') }]);
    await limited.close();
  });

  it('runs rows no faster than its reader takes the answers', async () => {
    let runs = 0;
    const counted: ToolRuns = { run: (run, caller) => ((runs += 1), direct.run(run, caller)) };
    const deps = depsWith(counted);
    const body = Readable.from(
      Array.from({ length: 20 }, () => Buffer.from(`{"side":1}${' '.repeat(70_000)}\n`)),
    );
    const caller = { networks: [], signal: new AbortController().signal };
    const lines = runBatch(deps, { toolId: 'square-calculator', body }, caller);
    for (let taken = 1; taken <= 3; taken += 1) {
      await lines.next();
      expect(runs).toBe(taken);
    }
    await lines.return(undefined);
    expect(runs).toBe(3);
  });

  it('aborts the run of a client that disconnects, and runs no further row', async () => {
    let runs = 0;
    let begin = (_signal: AbortSignal) => {};
    const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
    const loaded = await serviceWith(async (run, caller) => {
      runs += 1;
      if (runs === 1) return direct.run(run, caller);
      begin(caller.signal);
      if (!caller.signal.aborted) await once(caller.signal, 'abort');
      return { kind: 'killed' };
    });
    const url = await loaded.listen({ host: '127.0.0.1', port: 0 });
    const call = request(url + URL, { method: 'POST', headers: TYPE }).on('error', () => {});
    call.write('{"side":1}\n');
    const [response] = await once(call, 'response');
    const [line] = await once(response, 'data');
    expect(rowsOf(String(line))[0].data.area).toBe(1);
    call.write('{"side":2}\n{"side":3}\n');
    const signal = await begun;
    response.on('error', () => {});
    call.destroy();
    if (!signal.aborted) await once(signal, 'abort');
    await loaded.close();
    expect(runs).toBe(2);
  });
});
