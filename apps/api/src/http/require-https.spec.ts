import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';

const apps: FastifyInstance[] = [];
const serviceOf = async (isPublicHttps: boolean) => {
  const app = await createTestApp({ settings: { isPublicHttps } });
  apps.push(app);
  return app;
};
afterAll(() => Promise.all(apps.map((app) => app.close())));

const TOOLS = '/api/v1/tools';

describe('requireHttps', () => {
  it.each([
    ['a read', 'GET', TOOLS],
    ['a sign-in', 'POST', '/api/v1/auth/login'],
    ['an unknown address', 'GET', '/api/v1/nothing'],
  ] as const)('is rejected and not led on: %s', async (_title, method, url) => {
    const service = await serviceOf(true);
    const answer = await service.inject({ method, url, headers: { 'x-forwarded-proto': 'http' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.json()).toEqual({
      success: false,
      message: '接口只接受 https 请求',
      error: { code: 'request.https-only' },
    });
  });

  it.each([
    ['http', 403],
    ['HTTP', 403],
    ['http, https', 403],
    ['https', 200],
    ['https, http', 200],
    ['', 200],
  ])('handles x-forwarded-proto "%s": %d', async (header, status) => {
    const service = await serviceOf(true);
    const answer = await service.inject({ url: TOOLS, headers: { 'x-forwarded-proto': header } });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    '/%61pi/v1/tools',
    '/%61%70%69/v1/nothing',
    '/api%2Fv1/nothing',
    'http://tools.example.com/api/v1/tools',
    'HTTPS://tools.example.com/api/v1/tools',
    'http://tools.example.com/%61pi/v1/nothing?a=/',
  ])('rejects the target %s over plain http', async (target) => {
    const service = await serviceOf(true);
    // `inject` cannot send the absolute form.
    await service.listen({ host: '127.0.0.1', port: 0 });
    const { port } = service.server.address() as AddressInfo;
    const call = request({
      port,
      path: target,
      headers: { 'x-forwarded-proto': 'http' },
      agent: false,
    }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(403);
  });

  it('allows calls without the header, and all calls without https', async () => {
    expect((await (await serviceOf(true)).inject(TOOLS)).statusCode).toBe(200);
    const plain = await serviceOf(false);
    const answer = await plain.inject({ url: TOOLS, headers: { 'x-forwarded-proto': 'http' } });
    expect(answer.statusCode).toBe(200);
  });

  it('allows pages and probes', async () => {
    const service = await serviceOf(true);
    const answer = await service.inject({ url: '/health/live', headers: { 'x-forwarded-proto': 'http' } });
    expect(answer.statusCode).toBe(200);
  });
});
