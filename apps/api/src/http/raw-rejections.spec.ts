import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../test-app.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ settings: { isPublicHttps: true } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A listening server has an address object.
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** The complete answer to raw bytes. */
async function sendRaw(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
  return { head, body };
}

describe('an unparsable HTTP request', () => {
  it.each([
    ['a line without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n', 400, 'request.unparsable'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'request.unparsable'],
    [
      'two ways to say where the body ends',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'request.unparsable',
    ],
    [
      'two hosts',
      'GET /health/live HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
      400,
      'request.unparsable',
    ],
    [
      'two hosts in HTTP/1.0',
      'GET /health/live HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n',
      400,
      'request.unparsable',
    ],
    ['no host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.unparsable'],
    [
      'headers beyond all measure',
      `GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br${' '.repeat(15_000)}a\r\n\r\n`,
      431,
      'request.too-large',
    ],
  ])('with %s is rejected with envelope and all headers', async (_what, bytes, status, code) => {
    const { head, body } = await sendRaw(bytes);
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
  it('is answered as not found, without an echo', async () => {
    const { head, body } = await sendRaw(
      'TRACE / HTTP/1.1\r\nHost: a\r\nx-secret: abc\r\nConnection: close\r\n\r\n',
    );
    expect(head).toContain('404 Not Found');
    expect(head + body).not.toContain('abc');
  });
});

describe('an HTTP/1.0 request', () => {
  it('needs no Host header', async () => {
    const { head, body } = await sendRaw('GET /health/live HTTP/1.0\r\n\r\n');
    expect(head).toContain('200 OK');
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });
});

describe('an unknown Expect header', () => {
  it('is ignored', async () => {
    const { head, body } = await sendRaw(
      'GET /health/live HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    );
    expect(head).toContain('HTTP/1.1 200 OK');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });
});

describe('a connection', () => {
  it('has 30 s for a request to arrive, and is closed after 60 s on which nothing moves', () => {
    expect(app.server).toMatchObject({ requestTimeout: 30_000, timeout: 60_000 });
  });
});
