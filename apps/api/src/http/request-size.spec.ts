import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('limitRequestSize', () => {
  it.each([
    ['takes', 2_048, 404, 'request.not-found'],
    ['rejects', 2_049, 414, 'request.url-too-long'],
  ])('%s a URL of %i characters', async (_title, length, status, code) => {
    for (const url of ['/'.repeat(length), `/${'a'.repeat(length - 1)}`, `/?q=${'a'.repeat(length - 4)}`]) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().error.code).toBe(code);
    }
  });

  it('rejects more than 100 headers', async () => {
    const headers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, 'a']));
    expect((await app.inject({ url: '/health/live', headers: headers(90) })).statusCode).toBe(200);
    expect((await app.inject({ url: '/health/live', headers: headers(101) })).statusCode).toBe(431);
  });
});
