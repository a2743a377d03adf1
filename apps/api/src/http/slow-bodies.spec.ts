import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { createClientErrorHandler } from './raw-rejections.ts';
import { allowSlowBody } from './slow-bodies.ts';

const handleError = createClientErrorHandler({ scriptHashes: [], isPublicHttps: false });

describe('allowSlowBody', () => {
  it.each([
    [true, 200],
    [false, 408],
  ])('%s: a body that outlasts the time limit of requests gets %i', async (isAllowed, status) => {
    const server = createServer({ requestTimeout: 300, connectionsCheckingInterval: 50 });
    // The handler uses nothing of its service.
    const service = {} as FastifyInstance;
    server.on('clientError', (error, socket) => handleError.call(service, error as never, socket as never));
    server.on('request', (raw: IncomingMessage, response) => {
      if (isAllowed) allowSlowBody({ raw });
      raw.pipe(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const call = request({ port, method: 'POST', agent: false }).on('error', () => {});
    const answer = once(call, 'response');
    call.flushHeaders();
    await once(server, 'clientError');
    call.end('b');
    const [response] = await answer;
    expect(response.statusCode).toBe(status);
    if (isAllowed) expect(await text(response)).toBe('b');
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ['arrived', true],
    ['not arrived', false],
  ])('after ten minutes, a connection whose body has %s is kept: %s', async (_what, isKept) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    // Like an injected request: a stream whose socket cannot be destroyed. A real one destroys its socket with itself.
    const body = new PassThrough({ autoDestroy: false });
    allowSlowBody({ raw: Object.assign(body, { socket: {} }) as unknown as IncomingMessage });
    body.resume();
    if (isKept) {
      const ended = once(body, 'end');
      body.end('b');
      await ended;
    }
    jest.advanceTimersByTime(10 * MINUTE);
    expect(!body.destroyed).toBe(isKept);
    jest.useRealTimers();
  });
});
