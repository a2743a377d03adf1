import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createTestApp } from '../test-app.ts';
import { networkOf, networksOf, READS_PER_MINUTE, WRITES_PER_MINUTE } from './rate-limit.ts';

const run = (address: string) => ({
  method: 'POST' as const,
  url: '/api/v1/tools/square-calculator/run',
  payload: { input: { side: 2 } },
  remoteAddress: address,
});

describe('the limit of writes', () => {
  it('rejects calls over the limit of one network with Retry-After', async () => {
    const app = await createTestApp({ settings: { rateLimits: true } });
    for (let call = 1; call <= WRITES_PER_MINUTE.runs; call++) {
      expect((await app.inject(run('192.0.2.1'))).statusCode).toBe(200);
    }
    const over = await app.inject(run('192.0.2.200'));
    expect(over.statusCode).toBe(429);
    expect(over.json().error.code).toBe('request.rate-limited');
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject(run('198.51.100.1'))).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/v1/tools', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    await app.close();
  });

  it('ignores a forged x-forwarded-for', async () => {
    const app = await createTestApp({ settings: { rateLimits: true } });
    const call = (spoofed: number) =>
      app.inject({
        ...run('192.0.2.1'),
        headers: { 'x-forwarded-for': `10.${spoofed >> 8}.${spoofed & 255}.1` },
      });
    for (let index = 0; index < WRITES_PER_MINUTE.runs; index++) await call(index);
    expect((await call(9999)).statusCode).toBe(429);
    await app.close();
  });

  it('counts the address before the configured number of proxies', async () => {
    const app = await createTestApp({ settings: { rateLimits: true, trustProxy: 1 } });
    const call = (forwarded: string) =>
      app.inject({ ...run('127.0.0.1'), headers: { 'x-forwarded-for': forwarded } });
    for (let index = 0; index < WRITES_PER_MINUTE.runs; index++)
      await call(`10.0.${index & 255}.1, 192.0.2.1`);
    expect((await call('10.9.9.9, 192.0.2.1')).statusCode).toBe(429);
    expect((await call('10.9.9.9, 198.51.100.1')).statusCode).toBe(200);
    await app.close();
  });
});

describe('the limit of reads', () => {
  it('counts all calls of a network without a limit of their own together, but no health check', async () => {
    const app = await createTestApp({ settings: { rateLimits: true } });
    const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    for (let call = 1; call <= READS_PER_MINUTE; call++)
      await get(call % 2 ? '/no-page' : '/api/v1/exchange-rates/latest', '192.0.2.1');
    const over = await get('/no-page', '192.0.2.200');
    expect(over.statusCode).toBe(429);
    expect(over.json().error.code).toBe('request.rate-limited');
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/health/live', '192.0.2.1')).statusCode).toBe(200);
    expect((await get('/no-page', '198.51.100.1')).statusCode).toBe(404);
    expect((await app.inject(run('192.0.2.1'))).statusCode).toBe(200);
    await app.close();
  });
});

/** Statuses of as many calls as a network may make, and of one more. */
async function statusesUpTo(max: number, call: () => Promise<number>): Promise<[number[], number]> {
  const statuses = new Set<number>();
  for (let calls = 0; calls < max; calls++) statuses.add(await call());
  return [[...statuses], await call()];
}

describe('rejected calls count as calls of their network', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await createTestApp({ settings: { rateLimits: true, isPublicHttps: true } });
  });
  afterEach(() => app.close());
  const manyHeaders = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, 'a']));

  it.each<[string, number, InjectOptions]>([
    ['a closed route', 401, { url: '/api/v1/audit' }],
    ['a URL that cannot be decoded', 400, { url: '/%zz' }],
  ])('%s: %i', async (_title, status, options) => {
    const call = async () => (await app.inject(options)).statusCode;
    expect(await statusesUpTo(READS_PER_MINUTE, call)).toEqual([[status], 429]);
  });

  it.each<[string, number, InjectOptions]>([
    ['a long URL', 414, { url: `/api/v1/feedback?q=${'a'.repeat(2_048)}` }],
    ['many headers', 431, { headers: manyHeaders }],
    ['plain http', 403, { headers: { 'x-forwarded-proto': 'http' } }],
    ['an unparsable body', 400, { payload: '{', headers: { 'content-type': 'application/json' } }],
  ])('%s: %i', async (_title, status, options) => {
    const call = async () =>
      (await app.inject({ method: 'POST', url: '/api/v1/feedback', ...options })).statusCode;
    expect(await statusesUpTo(WRITES_PER_MINUTE.feedback, call)).toEqual([[status], 429]);
  });

  it('two hosts: 400', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    // A listening server has an address object.
    const { port } = app.server.address() as AddressInfo;
    const call = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('POST /api/v1/feedback HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
    };
    expect(await statusesUpTo(WRITES_PER_MINUTE.feedback, call)).toEqual([[400], 429]);
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.77', '192.0.2'],
    ['::ffff:192.0.2.77', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('networksOf', () => {
  it.each([
    ['192.0.2.77', ['192.0.2', '192.0']],
    ['::ffff:192.0.2.77', ['192.0.2', '192.0']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1', '2001:db8']],
    ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0', '2001:db8']],
  ])('of %s are %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});
