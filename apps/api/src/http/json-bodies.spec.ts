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

describe('a JSON content type without a body', () => {
  // Reaching the unavailable database proves that the body was accepted.
  it.each<[string, InjectOptions]>([
    ['a removal', { method: 'DELETE', url: `/api/v1/feedback/${ID}` }],
    ['another removal', { method: 'DELETE', url: `/api/v1/announcements/${ID}` }],
  ])('is accepted for %s', async (_what, call) => {
    expect(await codeOf({ ...call, headers: json })).toBe('service.unavailable');
  });

  it('is accepted for a refresh with a cookie', async () => {
    const call = { method: 'POST', url: '/api/v1/auth/refresh', headers: json } as const;
    expect(await codeOf(call)).toBe('auth.session-ended');
  });

  it('is rejected if a body is required', async () => {
    const call = { method: 'POST', url: '/api/v1/feedback', headers: json } as const;
    expect(await codeOf(call)).toBe('request.unparsable');
  });
});

describe('a JSON body', () => {
  it.each(['{"refresh_token":', ' ', '{"a":1}}'])('%j is rejected as unparsable', async (payload) => {
    const call = { method: 'POST', url: '/api/v1/auth/refresh', headers: json, payload } as const;
    expect(await codeOf(call)).toBe('request.unparsable');
  });
});
