import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ settings: { isPublicHttps: true } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has such an address.
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Everything that the service answers to these bytes. */
async function said(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
  return { head, body };
}

describe('what cannot be read as HTTP', () => {
  it.each([
    ['a line without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n', 400, 'request.unparsable'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'request.unparsable'],
    [
      'two ways to say where the body ends',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'request.unparsable',
    ],
    ['no host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.unparsable'],
    [
      'headers beyond all measure',
      `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.too-large',
    ],
  ])('like %s is refused in the envelope and with every header', async (_what, bytes, status, code) => {
    const { head, body } = await said(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      message: expect.stringMatching(/\p{Script=Han}/u),
      error: { code },
    });
    for (const header of [
      'content-security-policy: default-src',
      'x-content-type-options: nosniff',
      'cross-origin-opener-policy: same-origin',
      'strict-transport-security: max-age=',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'content-type: application/json; charset=utf-8',
    ]) {
      expect(head).toContain(header);
    }
  });
});

describe('TRACE', () => {
  it('is answered like an address that is not there, without an echo', async () => {
    const { head, body } = await said(
      'TRACE / HTTP/1.1\r\nHost: a\r\nx-secret: abc\r\nConnection: close\r\n\r\n',
    );
    expect(head).toContain('404 Not Found');
    expect(head + body).not.toContain('abc');
  });
});

describe('a request of before HTTP/1.1', () => {
  it('need not say for which host it is', async () => {
    const { head, body } = await said('GET /health/live HTTP/1.0\r\n\r\n');
    expect(head).toContain('200 OK');
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });
});

describe('an expectation that nobody knows', () => {
  it('is no reason to refuse', async () => {
    const { head, body } = await said(
      'GET /health/live HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    );
    expect(head).toContain('HTTP/1.1 200 OK');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });
});
