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
