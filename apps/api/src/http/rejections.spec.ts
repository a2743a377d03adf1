import type { FastifyInstance, InjectOptions } from 'fastify';
import { ERROR_CODES } from '@seller-toolbox/contracts';
import { MAX_RUN_BYTES } from '../features/tools/tools.routes.ts';
import { createTestApp } from '../test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const batch = (payload: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/api/v1/analytics/batch',
  headers,
  payload,
});
const run = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/api/v1/tools/square-calculator/run',
  headers: json,
  payload,
});

describe('an error response', () => {
  it.each<[string, InjectOptions, number, string]>([
    ['broken JSON', batch('{"events":'), 400, 'request.unparsable'],
    ['an empty body', batch(''), 400, 'request.unparsable'],
    ['broken JSON as text', batch('{', { 'content-type': 'text/plain' }), 400, 'request.unparsable'],
    ['an address that cannot be read', { url: '/api/v1/tools/%E0%A4%A' }, 400, 'request.unparsable'],
    ['a body over its limit', batch(`"${'x'.repeat(64 * 1024)}"`), 413, 'request.too-large'],
    ['a run over its limit', run(`"${'x'.repeat(MAX_RUN_BYTES)}"`), 413, 'request.too-large'],
    [
      'a form',
      batch('events=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'request.unsupported-type',
    ],
    [
      'text where only JSON is taken',
      { ...run('{}'), headers: { 'content-type': 'text/plain' } },
      415,
      'request.unsupported-type',
    ],
    [
      'a content type with a tab in it',
      batch('{}', { 'content-type': 'application/json\t;a=b' }),
      422,
      'request.invalid',
    ],
    ['a body of another shape', batch('[]'), 422, 'request.invalid'],
    ['a query of another shape', { url: '/api/v1/analytics/top-tools?limit=0' }, 422, 'request.invalid'],
    [
      'a parameter given twice',
      { url: '/api/v1/analytics/top-tools?limit=1&limit=2' },
      422,
      'request.invalid',
    ],
    ['a parameter of another shape', { url: `/api/v1/tools/${'x'.repeat(65)}` }, 422, 'request.invalid'],
    ['an unknown address', { url: '/api/v1/nothing' }, 404, 'request.not-found'],
    ['an unknown method', { method: 'DELETE', url: '/api/v1/tools' }, 404, 'request.not-found'],
    ['an unknown tool', { url: '/api/v1/tools/nothing' }, 404, 'tools.not-found'],
    [
      'a call from another site',
      batch('{}', { ...json, 'sec-fetch-site': 'cross-site' }),
      403,
      'request.cross-site',
    ],
    ['a database that is away', { url: '/api/v1/analytics/top-tools' }, 503, 'service.unavailable'],
  ])('to %s has its status and code in the envelope', async (_title, call, status, code) => {
    const answer = await app.inject(call);
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status,
      body: { success: false, message: expect.stringMatching(/\p{Script=Han}/u), error: { code } },
    });
    expect(ERROR_CODES).toContain(code);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('of an invalid body names each field with its code', async () => {
    const event = { type: 'page_view', session_id: 's', path: 'tools', timestamp: 0 };
    const answer = await app.inject(
      batch(JSON.stringify({ events: [event, { type: 'click' }], batch_id: 7 })),
    );
    expect(answer.json().error.fields).toEqual([
      { path: 'events.0.path', code: 'invalid-value' },
      { path: 'events.1.type', code: 'invalid-value' },
      { path: 'batch_id', code: 'invalid-type' },
    ]);
  });

  it('has Retry-After while the database is unavailable', async () => {
    const answer = await app.inject('/api/v1/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('of an unexpected error exposes no details', async () => {
    const broken = await createTestApp({
      catalogue: {
        tools: [],
        languages: ['zh'],
        loadEngine: () => undefined,
        loadAssistant: () => undefined,
        loadWords: async () => ({}),
        loadTitles: () => Promise.reject(new Error('password=hunter2')),
      },
    });
    const answer = await broken.inject('/api/v1/tools');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      message: '服务器内部错误',
      error: { code: 'internal.unexpected' },
    });
    await broken.close();
  });

  it('is never a 500, whatever the body is', async () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    const bodies = [
      'null',
      '0',
      '"\\u0000"',
      '"\\ud800"',
      deep,
      `{"input":${deep}}`,
      '{"__proto__":{"input":1}}',
      '{"input":{"side":1e999}}',
    ];
    for (const body of bodies) {
      for (const call of [batch(body), run(body)]) {
        const answer = await app.inject(call);
        expect({ body: body.slice(0, 40), status: answer.statusCode }).toEqual({
          body: body.slice(0, 40),
          status: 422,
        });
      }
    }
  });
});
