import type { Client } from '@modelcontextprotocol/client';
import { tools } from '@seller-toolbox/catalogue';
import { describeEngine, loadEngine } from '@seller-toolbox/catalogue/engines';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '../../catalogue.ts';
import { createFakeClock } from '../../ports/clock.ts';
import type { RunCaller, RunOutcome } from '../../runs/tool-runs.ts';
import { createTestApp, TEST_NOW, testCatalogue, type TestAppOptions } from '../../test-app.ts';
import { connectAssistant, injectedTransport, PROTOCOLS, textOf, wholeOutput } from './test-assistant.ts';

const MAX_ANSWER_BYTES = 50_000;
const { clock } = createFakeClock(TEST_NOW);

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const ACCEPT = 'application/json, text/event-stream';
const post = (app: FastifyInstance, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/mcp', headers: { accept: ACCEPT, ...headers }, payload });

describe.each(PROTOCOLS)('POST /mcp with the protocol of %s', (protocol) => {
  let app: FastifyInstance;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp({ catalogue, clock });
    client = await connectAssistant(injectedTransport(app), protocol);
  });
  afterAll(async () => {
    await client.close();
    await app.close();
  });

  it('lists a read-only tool for each engine, with descriptions, examples and both schemas', async () => {
    const listed = (await client.listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual([
      'ask',
      'find_tool',
      'list_rule_sets',
      ...tools.map(({ id }) => id),
    ]);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of listed) {
      expect({ name, title: title !== undefined, readOnly: annotations?.readOnlyHint }).toEqual({
        name,
        title: true,
        readOnly: true,
      });
      expect(description?.length).toBeGreaterThan(60);
      expect(outputSchema).toMatchObject({ type: 'object' });
      const undescribed = Object.entries(inputSchema.properties ?? {})
        .filter(([, field]) => !Object.hasOwn(Object(field), 'description'))
        .map(([field]) => field);
      expect({ name, undescribed }).toEqual({ name, undescribed: [] });
      if (tools.some(({ id }) => id === name)) expect(inputSchema['examples']).toHaveLength(2);
    }
  });

  it.each(tools.map(({ id }) => id))(
    '%s answers the digits of POST /tools/{id}/run for each example',
    async (id) => {
      const engine = await loadEngine(id);
      for (const { input } of engine?.examples ?? []) {
        const http = await app.inject({ method: 'POST', url: `/api/v1/tools/${id}/run`, payload: { input } });
        const output = await wholeOutput(async (view) => {
          const result = await client.callTool({ name: id, arguments: { ...Object(input), ...view } });
          expect(JSON.stringify(result).length).toBeLessThan(MAX_ANSWER_BYTES);
          return result;
        });
        expect(output).toEqual(http.json().data);
      }
    },
  );

  it('has each rule set and reference table as a resource with its source and date', async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(30);
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      const [content] = contents;
      const text = content && 'text' in content ? content.text : '';
      expect(text.length).toBeLessThan(MAX_ANSWER_BYTES);
      const data: unknown = JSON.parse(text);
      expect(data).toMatchObject({
        checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        source: expect.anything(),
      });
      expect(data).not.toMatchObject({ figures: null });
    }
    await expect(client.readResource({ uri: 'seller-toolbox://tables/none' })).rejects.toThrow(
      'Resource not found',
    );
  });

  it('answers a text as GET /ask does', async () => {
    const query = { q: '10x8x4 in 0.9 lb', lang: 'en' };
    const { structuredContent } = await client.callTool({ name: 'ask', arguments: { q: query.q } });
    const { data } = (await app.inject({ url: '/api/v1/ask', query })).json();
    expect(data.length).toBeGreaterThan(1);
    expect(structuredContent).toEqual({ answers: data });
    expect(await client.callTool({ name: 'ask', arguments: {} })).toMatchObject({
      isError: true,
      structuredContent: { error: { fields: [{ path: 'q', code: 'required' }] } },
    });
  });

  it('finds tools by words of six languages', async () => {
    for (const query of ['FBA fee', 'FBA 费用', 'biaya FBA']) {
      const { structuredContent } = await client.callTool({ name: 'find_tool', arguments: { query } });
      expect(structuredContent).toMatchObject({
        tools: expect.arrayContaining([expect.objectContaining({ id: 'fba-calculator' })]),
      });
    }
    expect(textOf(await client.callTool({ name: 'find_tool', arguments: { query: 'xyzzy' } }))).toContain(
      'No tool fits',
    );
  });

  it('lists rule sets of a marketplace with those in force', async () => {
    const { structuredContent } = await client.callTool({
      name: 'list_rule_sets',
      arguments: { tool: 'fba-calculator', marketplace: 'DE' },
    });
    const rows = (structuredContent as { rule_sets: { id: string; in_force: boolean }[] }).rule_sets;
    expect(rows.filter(({ in_force }) => in_force).map(({ id }) => id)).toEqual(['amazon-de-2026-02-01']);
  });
});

describe('an answer of POST /mcp', () => {
  let app: FastifyInstance;
  let client: Client;
  const call = (name: string, args: object) => client.callTool({ name, arguments: { ...args } });
  beforeAll(async () => {
    app = await createTestApp({ catalogue, clock });
    client = await connectAssistant(injectedTransport(app));
    await client.listTools();
  });
  afterAll(() => app.close());

  it('says of made-up results that they are, and of own data that it is not', async () => {
    const sources = [{ kind: 'keyword-list', name: 'list.txt', rows: [{ term: 'mug' }] }];
    expect(textOf(await call('keyword-researcher', { sources }))).not.toContain('Made-up sample data');
    expect(textOf(await call('keyword-researcher', { seed: 'mug' }))).toContain('Made-up sample data');
    expect(textOf(await call('keyword-researcher', { seed: 'mug', fields: ['currency'] }))).toContain(
      'Made-up sample data',
    );
  });

  it('begins with key figure, rule set, source and date', async () => {
    const result = await call('fba-calculator', { length: 10, width: 8, height: 4, weight: 0.9 });
    expect(textOf(result)).toMatch(
      /^fees\.totalFees = [\d.]+ USD \(.+\)\. Rule set amazon-us-2026-\S+, in force from 2026-\S+; source: .+, checked on 2026-\S+\. Computed on 2026-11-21\./,
    );
  });

  it('to a rejected input lists the problems with path and code', async () => {
    const result = await call('fba-calculator', { length: 'ten', color: 'red' });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: {
        error: {
          code: 'tools.input-refused',
          fields: expect.arrayContaining([
            { path: 'length', code: 'invalid-type' },
            { path: 'width', code: 'required' },
            { path: 'color', code: 'unknown-field' },
          ]),
        },
      },
    });
    expect(textOf(result)).toContain('- length: invalid-type');
  });

  it('has only the wanted fields, as text too', async () => {
    const result = await call('unit-converter', {
      value: 12,
      from: 'in',
      to: 'cm',
      fields: ['result', 'table.unit'],
    });
    const { structuredContent } = result;
    expect(structuredContent).toMatchObject({ result: 30.48 });
    expect(Object.keys(Object(structuredContent))).toEqual(['result', 'table']);
    expect(textOf(result)).toContain('"result":30.48');
  });

  it('that was cut is text without structured content, says how to go on, and has all in its pages', async () => {
    const groups = ['a', 'b'].map((name) => Array.from({ length: 40 }, (_, at) => `keyword ${name}${at}`));
    const result = await call('keyword-combiner', { groups });
    expect(result.structuredContent).toBeUndefined();
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('{"combinations":[{"index":0,');
    expect(textOf(result)).toMatch(/page 1 of \d+: 1 to \d+ of 1000 in "combinations"/);
    const output = await wholeOutput((view) => call('keyword-combiner', { groups, ...view }));
    expect(output).toMatchObject({ total: 1600 });
    expect((output as { combinations: unknown[] }).combinations).toHaveLength(1000);
  });

  it.each([
    ['fields that are no list', { fields: 'result' }, 'fields'],
    ['a page of 0', { page: 0 }, 'page'],
  ])('to %s is a rejection', async (_title, view, path) => {
    expect(await call('unit-converter', view)).toMatchObject({
      isError: true,
      structuredContent: { error: { fields: [{ path }] } },
    });
  });

  it('to an input nested too deep is a rejection', async () => {
    const value = '['.repeat(50_000) + ']'.repeat(50_000);
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: ACCEPT, 'content-type': 'application/json' },
      payload: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"unit-converter","arguments":{"value":${value}}}}`,
    });
    expect(answer.body).toContain('The input was rejected:\\n- (the whole input): too-long');
  });

  it('to an unknown tool or method is an error of the protocol', async () => {
    for (const name of ['no-such-tool', 'constructor', '__proto__'])
      await expect(call(name, {})).rejects.toThrow('Tool not found');
    expect((await post(app, message('prompts/list'))).body).toContain('-32601');
  });

  it('to a bug has no details of it', async () => {
    const lines: string[] = [];
    const broken = await createTestApp({
      catalogue,
      runs: { run: () => Promise.reject(new Error('password=hunter2')) },
      settings: { logger: { level: 'error', stream: { write: (line) => lines.push(line) } } },
    });
    const answer = await post(broken, message('tools/call', { name: 'unit-converter', arguments: {} }));
    expect(answer.body).toContain('internal.unexpected');
    expect(answer.body).not.toContain('hunter2');
    expect(lines.join()).toContain('hunter2');
    await broken.close();
  });
});

it.each(tools.map(({ id }) => id))('%s has no field of the names that MCP adds', async (id) => {
  const engine = await loadEngine(id);
  if (!engine) throw new Error(`no engine of ${id}`);
  const { inputSchema } = describeEngine(engine);
  for (const name of ['fields', 'page']) expect(inputSchema).not.toHaveProperty(['properties', name]);
});

describe('the limits of POST /mcp', () => {
  const callSquare = message('tools/call', { name: 'square-calculator', arguments: { side: 2 } });
  const withApp = async (options: TestAppOptions, use: (app: FastifyInstance) => Promise<void>) => {
    const app = await createTestApp({ catalogue: testCatalogue, clock, ...options });
    await use(app);
    await app.close();
  };

  it('are those of the run of its caller', () => {
    const callers: RunCaller[] = [];
    const run = async (_run: unknown, caller: RunCaller): Promise<RunOutcome> => {
      callers.push(caller);
      return { kind: 'busy' };
    };
    return withApp({ runs: { run }, settings: { rateLimits: true } }, async (app) => {
      const answer = await post(app, callSquare);
      expect(answer.body).toContain('tools.busy');
      expect(callers.map(({ networks }) => networks)).toEqual([['127.0.0', '127.0']]);
    });
  });

  it.each<[RunOutcome['kind'], string]>([
    ['killed', 'tools.run-timeout. Try again in 60 seconds'],
    ['penalized', 'request.rate-limited. Try again in 60 seconds'],
    ['over-share', 'request.rate-limited'],
    ['output-too-large', 'tools.output-too-large. The whole output may have 2 MB of JSON'],
  ])('answer a run that is %s as an error of the tool', (kind, text) =>
    withApp({ runs: { run: async () => ({ kind }) as RunOutcome } }, async (app) => {
      const answer = await post(app, callSquare);
      expect(answer.body).toContain(text);
      expect(answer.body).toContain('"isError":true');
    }),
  );

  it('count calls together with runs over HTTP', () =>
    withApp({ settings: { rateLimits: true } }, async (app) => {
      const url = '/api/v1/tools/square-calculator/run';
      for (let at = 0; at < 300; at += 1) {
        await app.inject({ method: 'POST', url, payload: { input: { side: 2 } } });
        await post(app, message('ping'));
      }
      expect((await post(app, message('ping'))).statusCode).toBe(429);
      expect((await app.inject({ method: 'POST', url, payload: { input: { side: 2 } } })).statusCode).toBe(
        429,
      );
    }));

  it('reject a list of messages, which would be many runs for one call', () =>
    withApp({}, async (app) => {
      const answer = await post(app, [callSquare, callSquare]);
      expect(answer.statusCode).toBe(422);
    }));

  it('open no stream for a subscription', () =>
    withApp({}, async (app) => {
      const meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const answer = await post(
        app,
        message('subscriptions/listen', { _meta: meta, notifications: { toolsListChanged: true } }),
        { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
      );
      expect(answer.json()).toHaveProperty('error');
    }));

  it('reject a body of 256 KB', () =>
    withApp({}, async (app) => {
      const answer = await post(app, message('ping', { text: 'x'.repeat(256 * 1024) }));
      expect(answer.statusCode).toBe(413);
    }));
});

describe('the sites that may call POST /mcp', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp({ settings: { publicUrl: 'https://tools.example.com' } });
  });
  afterAll(() => app.close());

  it.each([
    ['a client without an origin', 'tools.example.com', undefined, 200],
    ['the own site', 'tools.example.com', 'https://tools.example.com', 200],
    ['an address', '192.0.2.7:3000', undefined, 200],
    ['an IPv6 address', '[2001:db8::1]:3000', undefined, 200],
    ['this machine', 'localhost:3000', 'http://localhost:3000', 200],
    ['another site', 'tools.example.com', 'https://evil.example', 403],
    ['another port', 'localhost:3000', 'http://localhost:6274', 403],
    ['a page without an origin', 'localhost:3000', 'null', 403],
    ['a name rebound to this machine', 'evil.example:3000', 'http://evil.example:3000', 403],
    ['a name rebound to this machine, without an origin', 'evil.example', undefined, 403],
    ['a name that begins like the own one', 'tools.example.com.evil.example', undefined, 403],
  ])('%s: Host %s, Origin %s gets %i', async (_who, host, origin, status) => {
    const answer = await post(app, message('ping'), { host, ...(origin && { origin }) });
    expect(answer.statusCode).toBe(status);
  });
});

describe('/mcp', () => {
  it.each(['GET', 'DELETE'] as const)('answers %s with 405, because it has no sessions', async (method) => {
    const app = await createTestApp();
    const answer = await app.inject({ method, url: '/mcp' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    await app.close();
  });

  it('is not there if it is off', async () => {
    const app = await createTestApp({ settings: { mcp: false } });
    expect((await post(app, message('ping'))).statusCode).toBe(404);
    expect((await app.inject('/mcp')).statusCode).toBe(404);
    await app.close();
  });
});
