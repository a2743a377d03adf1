import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RunCaller, RunOutcome } from '../../runs/tool-runs.ts';
import { MAX_BYTES_IN_FLIGHT } from '../../http/bytes-in-flight.ts';
import { catalogue } from '../../catalogue.ts';
import { createTestApp, testCatalogue } from '../../test-app.ts';
import { MAX_RUN_BYTES } from './tools.routes.ts';
import { MAX_OUTPUT_BYTES } from './tools.service.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = (payload: object, id = 'square-calculator') =>
  app.inject({ method: 'POST', url: `/api/v1/tools/${id}/run`, payload });

const ROW = {
  id: 'square-calculator',
  category: 'financial',
  status: 'ready',
  hot: true,
  rule_sets: ['standard', 'square-2026-01-01'],
  names: { zh: '平方计算器', en: 'Square calculator' },
};

describe('GET /tools', () => {
  it('lists every tool with its names and rule sets', async () => {
    const answer = await app.inject('/api/v1/tools');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, data: [ROW] });
  });
});

describe('GET /tools/{id}', () => {
  it('returns row, JSON Schemas and examples', async () => {
    const answer = await app.inject('/api/v1/tools/square-calculator');
    expect(answer.json().data).toMatchObject({
      ...ROW,
      input_schema: {
        type: 'object',
        properties: { side: { type: 'number', maximum: 1000 }, unit: { default: 'cm', enum: ['cm', 'in'] } },
        required: ['side'],
        additionalProperties: false,
      },
      output_schema: { type: 'object', required: ['area', 'unit', 'year', 'draw'] },
      examples: [{ name: 'two', input: { side: 2 }, expected: { area: 4 } }],
    });
  });

  it('makes the JSON Schemas of a tool once', async () => {
    let made = 0;
    const engine = await testCatalogue.loadEngine('square-calculator');
    if (!engine) throw new Error('The test catalogue has no square-calculator');
    const counted = Object.defineProperty({ ...engine }, 'outputSchema', {
      get: () => ((made += 1), engine.outputSchema),
    });
    const described = await createTestApp({
      catalogue: { ...testCatalogue, loadEngine: async () => counted },
    });
    const [first, second] = [
      await described.inject('/api/v1/tools/square-calculator'),
      await described.inject('/api/v1/tools/square-calculator'),
    ];
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(made).toBe(1);
    await described.close();
  });

  it('knows no tool with the name of an Object property', async () => {
    for (const id of ['constructor', '__proto__', 'toString']) {
      expect((await app.inject(`/api/v1/tools/${id}`)).statusCode).toBe(404);
      expect((await run({ input: {} }, id)).statusCode).toBe(404);
    }
  });
});

describe('GET /ask', () => {
  let site: FastifyInstance;
  beforeAll(async () => {
    site = await createTestApp({ catalogue });
  });
  afterAll(() => site.close());

  const ask = (query: Record<string, string>, service = site) =>
    service.inject({ url: '/api/v1/ask', query });

  it('answers a size with the fee, in words of the language, with an input and the page that opens with it', async () => {
    const answer = await ask({ q: '10x8x4 in 0.9 lb', lang: 'ja' });
    expect(answer.statusCode).toBe(200);
    const [best] = answer.json().data;
    expect(best).toMatchObject({
      tool_id: 'fba-calculator',
      line: expect.stringMatching(/^アメリカのFBA配送代行手数料と1か月の在庫保管手数料/),
      input: { length: 10, width: 8, height: 4, weight: 0.9 },
      url: expect.stringMatching(/^\/tools\/fba-calculator\?lang=ja#.*length=10/),
    });
  });

  it('finds a tool by its name in another language, without an input', async () => {
    const [best] = (await ask({ q: '利润计算器', lang: 'en' })).json().data;
    expect(best).toMatchObject({
      tool_id: 'profit-calculator',
      input: {},
      line: expect.stringMatching(/price/),
    });
  });

  it('answers a text that no tool knows with an empty list', async () => {
    expect((await ask({ q: 'qqqqqq' })).json()).toEqual({ success: true, data: [] });
  });

  it.each([
    ['an empty text', { q: ' ' }, 'q'],
    ['a long text', { q: 'x'.repeat(1001) }, 'q'],
    ['no text', {}, 'q'],
    ['an unknown language', { q: 'a', lang: 'fr' }, 'lang'],
  ])('rejects %s', async (_title, query, path) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields[0].path).toBe(path);
  });

  it('answers busy when the queue of runs is full', async () => {
    const busy = await createTestApp({ runs: { run: async () => ({ kind: 'busy' }) } });
    expect((await ask({ q: 'a' }, busy)).json().error.code).toBe('tools.busy');
    await busy.close();
  });
});

describe('POST /tools/{id}/run', () => {
  it('returns the engine output with defaults and the real time', async () => {
    const answer = await run({ input: { side: 3 } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, data: { area: 9, unit: 'cm', year: 2026 } });
  });

  it('is deterministic for input and seed', async () => {
    const draw = async (payload: object) => (await run(payload)).json().data.draw;
    expect(await draw({ input: { side: 3 } })).toBe(await draw({ input: { side: 3 } }));
    expect(await draw({ input: { side: 3 }, env: { seed: 1 } })).not.toBe(
      await draw({ input: { side: 3 }, env: { seed: 2 } }),
    );
  });

  it.each([
    ['ISO 8601', '1999-12-31T23:00:00Z', 1999],
    ['ISO 8601 with an offset', '1999-12-31T23:00:00-02:00', 2000],
    ['milliseconds', 0, 1970],
  ])('accepts the time as %s', async (_title, now, year) => {
    expect((await run({ input: { side: 3 }, env: { now } })).json().data.year).toBe(year);
  });

  it.each([
    ['a field of the wrong type', { input: { side: '3' } }, [{ path: 'side', code: 'invalid-type' }]],
    ['an unknown field', { input: { side: 3, color: 'red' } }, [{ path: 'color', code: 'unknown-field' }]],
    ['a rule of the tool', { input: { side: 13 } }, [{ path: 'side', code: 'thirteen-is-unlucky' }]],
    ['null for an input', { input: null }, [{ path: '', code: 'invalid-type' }]],
  ])('rejects %s with the problems of the engine', async (_title, payload, fields) => {
    const answer = await run(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'tools.input-refused', fields } });
  });

  it('rejects a body without an input', async () => {
    const answer = await run({});
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual([{ path: 'input', code: 'required' }]);
  });

  it.each([
    ['no instant', { now: 'tomorrow' }, 'env.now'],
    ['an instant beyond the calendar', { now: 1e300 }, 'env.now'],
    ['a broken seed', { seed: 1.5 }, 'env.seed'],
  ])('rejects an environment with %s', async (_title, env, path) => {
    const answer = await run({ input: { side: 3 }, env });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields[0].path).toBe(path);
  });

  it.each([
    ['takes', 0, 200],
    ['refuses', 1, 413],
  ])('%s a body %d bytes over its limit, which holds a megapixel as base64', async (_title, over, status) => {
    const megapixel = Buffer.alloc(1024 * 1024 * 4).toString('base64');
    const body = (rest: string) => JSON.stringify({ input: { side: 3 }, megapixel, rest });
    const rest = 'x'.repeat(MAX_RUN_BYTES - body('').length + over);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/tools/square-calculator/run',
      headers: { 'content-type': 'application/json' },
      payload: body(rest),
    });
    expect(answer.statusCode).toBe(status);
  });

  it('ignores other fields of the body', async () => {
    const answer = await run({ input: { side: 3 }, role: 'super_admin', id: 'other' });
    expect(answer.json().data.area).toBe(9);
  });
});

describe('POST /tools/{id}/run of a service under load', () => {
  it.each<[RunOutcome['kind'], number, string, string | undefined]>([
    ['killed', 503, 'tools.run-timeout', '60'],
    ['penalized', 429, 'request.rate-limited', '60'],
    ['over-share', 429, 'request.rate-limited', '2'],
    ['busy', 503, 'tools.busy', '2'],
    ['output-too-large', 422, 'tools.output-too-large', undefined],
  ])('answers a run that is %s with %i %s', async (kind, status, code, seconds) => {
    const loaded = await createTestApp({ runs: { run: async () => ({ kind }) as RunOutcome } });
    const answer = await loaded.inject({
      method: 'POST',
      url: '/api/v1/tools/square-calculator/run',
      payload: { input: { side: 2 } },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.headers['retry-after']).toBe(seconds);
    await loaded.close();
  });

  it('names the size that an output may have in the message of a larger one', async () => {
    const run = async () => ({ kind: 'output-too-large' }) as RunOutcome;
    const loaded = await createTestApp({ runs: { run } });
    const url = '/api/v1/tools/square-calculator/run';
    const answer = await loaded.inject({ method: 'POST', url, payload: { input: { side: 2 } } });
    expect(answer.json().message).toContain(`${MAX_OUTPUT_BYTES / 1e6} MB`);
    await loaded.close();
  });

  it('answers 503 tools.busy before it reads a body beyond the budget of bytes in flight', async () => {
    let end = (_outcome: RunOutcome) => {};
    const ended = new Promise<RunOutcome>((resolve) => (end = resolve));
    const loaded = await createTestApp({ runs: { run: () => ended } });
    // Async, because `inject` alone waits until it is awaited.
    const send = async () =>
      loaded.inject({
        method: 'POST',
        url: '/api/v1/tools/square-calculator/run',
        headers: { 'content-type': 'application/json' },
        payload: Buffer.alloc(MAX_RUN_BYTES),
      });
    const held = Array.from({ length: Math.floor((MAX_BYTES_IN_FLIGHT * 0.75) / MAX_RUN_BYTES) }, send);
    const over = await send();
    expect(over.statusCode).toBe(503);
    expect(over.json().error.code).toBe('tools.busy');
    expect(over.headers['retry-after']).toBe('2');
    end({ kind: 'done', json: Buffer.from('1') });
    for (const call of held) expect((await call).statusCode).toBe(200);
    await loaded.close();
  });

  it('aborts the run of a client that disconnects', async () => {
    let begin = (_caller: RunCaller) => {};
    const begun = new Promise<RunCaller>((resolve) => (begin = resolve));
    const loaded = await createTestApp({
      runs: {
        run: async (_run, caller) => {
          begin(caller);
          await once(caller.signal, 'abort');
          return { kind: 'killed' };
        },
      },
    });
    await loaded.listen({ host: '127.0.0.1', port: 0 });
    // A listening server has an address object.
    const { port } = loaded.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/v1/tools/square-calculator/run`;
    const call = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    call.on('error', () => {});
    call.end('{"input":{"side":2}}');
    const { signal } = await begun;
    expect(signal.aborted).toBe(false);
    call.destroy();
    if (!signal.aborted) await once(signal, 'abort');
    await loaded.close();
  });

  it('answers at most 64 KB to an input with many unknown fields, and counts the rest', async () => {
    const input = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}-`.repeat(50), 0]));
    const answer = await run({ input });
    expect(answer.statusCode).toBe(422);
    expect(answer.rawPayload.length).toBeLessThan(64 * 1024);
    const { fields, fields_left_out: leftOut } = answer.json().error;
    // With the missing side.
    expect(fields.length + leftOut).toBe(2_001);
  });
});
