import type { FastifyInstance, InjectOptions } from 'fastify';
import { createTestApp } from '../test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp({
    identify: async () => ({ id: 'u', username: 'mei', role: 'super_admin', sessionId: 's' }),
  });
});
afterAll(() => app.close());

const ID = '019aa5a0-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const codeOf = async (call: InjectOptions) => (await app.inject(call)).json().error.code;

describe('the type of JSON without a body', () => {
  // The database is away: what gets so far was let through.
  it.each<[string, InjectOptions]>([
    ['a removal', { method: 'DELETE', url: `/api/v1/feedback/${ID}` }],
    ['another removal', { method: 'DELETE', url: `/api/v1/announcements/${ID}` }],
  ])('is nothing wrong with %s', async (_what, call) => {
    expect(await codeOf({ ...call, headers: json })).toBe('service.unavailable');
  });

  it('is nothing wrong with a refresh, which may have its token in the cookie', async () => {
    const call = { method: 'POST', url: '/api/v1/auth/refresh', headers: json } as const;
    expect(await codeOf(call)).toBe('auth.session-ended');
  });

  it('is unreadable where a body is needed', async () => {
    const call = { method: 'POST', url: '/api/v1/feedback', headers: json } as const;
    expect(await codeOf(call)).toBe('request.unparsable');
  });
});

describe('a body of JSON', () => {
  it.each(['{"refresh_token":', ' ', '{"a":1}}'])('of %j is unreadable', async (payload) => {
    const call = { method: 'POST', url: '/api/v1/auth/refresh', headers: json, payload } as const;
    expect(await codeOf(call)).toBe('request.unparsable');
  });
});
