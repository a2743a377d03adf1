import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { callAndLeave } from '../test-callers.ts';
import { CLIENT_CLOSED_REQUEST, onRequestEnd } from './request-end.ts';

async function* brokenLines() {
  yield 'one line';
  throw new Error('the rest is gone');
}

async function watchedService() {
  const reported: [string, number][] = [];
  const app = Fastify();
  onRequestEnd(app, ({ url }, _reply, { status }) => reported.push([url, status]));
  app.get('/made', (_request, reply) => reply.code(201).send('done'));
  app.get('/never', () => new Promise(() => {}));
  app.get('/breaks', (_request, reply) => reply.send(Readable.from(brokenLines())));
  await app.ready();
  return { app, reported };
}

describe('onRequestEnd', () => {
  it('reports a request once with its status', async () => {
    const { app, reported } = await watchedService();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/made', '/nothing']) await (await fetch(address + path)).text();
    await app.inject('/made');
    await app.close();
    expect(reported).toEqual([
      ['/made', 201],
      ['/nothing', 404],
      ['/made', 201],
    ]);
  });

  it('reports 499 for a client that disconnects before the answer', async () => {
    const { app, reported } = await watchedService();
    await callAndLeave(app, '/never');
    await app.close();
    expect(reported).toEqual([['/never', CLIENT_CLOSED_REQUEST]]);
  });

  it('reports the sent status if the answer breaks off', async () => {
    const { app, reported } = await watchedService();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/breaks`);
    await expect(answer.text()).rejects.toThrow();
    await app.close();
    expect(reported).toEqual([['/breaks', 200]]);
  });
});
