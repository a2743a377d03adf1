import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitBytesInFlight } from './bytes-in-flight.ts';
import { registerErrorHandler } from './error-handler.ts';

const MB = 1024 * 1024;

let app: FastifyInstance;
/** Answers the calls that wait. */
let answer: () => void;
beforeEach(async () => {
  app = Fastify({ bodyLimit: 32 * MB });
  const answered = new Promise<void>((resolve) => (answer = resolve));
  registerErrorHandler(app);
  limitBytesInFlight(app, { limitsCallers: true, maxBytes: 256 * MB });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => 'read');
  app.post('/', async () => {
    await answered;
    return 'done';
  });
  // More than the buffers of the system take.
  app.get('/large', async () => 'a'.repeat(40 * MB));
  const file = Buffer.alloc(40 * MB);
  app.get('/file', async () => file);
  app.get('/bytes', { config: { answersOwnBytes: true } }, async () => file);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Async, because `inject` alone waits until it is awaited. */
const send = async (bytes: number, network: number, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload: Buffer.alloc(bytes),
    remoteAddress: `10.${network}.0.1`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

const large = (network: number) => app.inject({ url: '/large', remoteAddress: `10.${network}.0.1` });

describe('limitBytesInFlight of bodies', () => {
  it('rejects a network that has used its share with 429, until its calls are answered', async () => {
    const held = send(32 * MB, 1);
    const over = await send(32 * MB, 1);
    expect(over.statusCode).toBe(429);
    expect(over.headers['retry-after']).toBe('2');
    const [other, small] = [send(32 * MB, 2), send(20 * 1024, 1)];
    answer();
    for (const call of [held, other, small]) expect((await call).statusCode).toBe(200);
    expect((await send(32 * MB, 1)).statusCode).toBe(200);
  });

  it('rejects with 503 what exceeds the budget of all', async () => {
    const held = Array.from({ length: 6 }, (_, network) => send(32 * MB, network));
    const over = await send(32 * MB, 9);
    expect(over.statusCode).toBe(503);
    expect(over.json().error.code).toBe('service.unavailable');
    expect(over.headers['retry-after']).toBe('5');
    const small = send(64 * 1024, 9);
    answer();
    for (const call of [...held, small]) expect((await call).statusCode).toBe(200);
  });

  it('counts a chunked body as the largest that is accepted', async () => {
    const held = send(1, 1, { 'transfer-encoding': 'chunked' });
    expect((await send(32 * MB, 1)).statusCode).toBe(429);
    answer();
    expect((await held).statusCode).toBe(200);
  });

  it('counts a body that has not arrived, until its connection closes', async () => {
    // A listening server has an address object.
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const begun = once(app.server, 'request');
    socket.write(
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: ${32 * MB}\r\n\r\n`,
    );
    const [, response] = (await begun) as [IncomingMessage, ServerResponse];
    const call = () => app.inject({ ...sameNetwork, payload: Buffer.alloc(32 * MB) });
    const sameNetwork = {
      method: 'POST' as const,
      url: '/',
      headers: { 'content-type': 'application/octet-stream' },
    };
    expect((await call()).statusCode).toBe(429);
    socket.destroy();
    await once(response, 'close');
    answer();
    expect((await call()).statusCode).toBe(200);
  });

  it('leaves a body over the limit of its route to the rejection of its size', async () => {
    expect((await send(32 * MB + 1, 1)).statusCode).toBe(413);
  });
});

describe('limitBytesInFlight of answers', () => {
  it.each(['/large', '/bytes'])(
    'rejects %s while an earlier answer is unread, until its connection closes',
    async (path) => {
      const { port } = app.server.address() as AddressInfo;
      const begun = once(app.server, 'request');
      const unread = get({ port, host: '127.0.0.1', path });
      const [, response] = (await begun) as [IncomingMessage, ServerResponse];
      await once(unread, 'response');
      const again = () => app.inject({ url: path, remoteAddress: '127.0.0.1' });
      expect((await again()).statusCode).toBe(429);
      expect((await app.inject({ url: '/file', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
      expect((await large(1)).statusCode).toBe(200);
      unread.destroy();
      await once(response, 'close');
      expect((await again()).statusCode).toBe(200);
    },
  );
});
