import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { callAndLeave } from '../test-callers.ts';
import { CALLER_LEFT, onRequestEnd } from './request-end.ts';

async function* brokenLines() {
  yield 'one line';
  throw new Error('the rest is gone');
}

async function watchedService() {
  const told: [string, number][] = [];
  const app = Fastify();
  onRequestEnd(app, ({ url }, _reply, { status }) => told.push([url, status]));
  app.get('/made', (_request, reply) => reply.code(201).send('done'));
  app.get('/never', () => new Promise(() => {}));
  app.get('/breaks', (_request, reply) => reply.send(Readable.from(brokenLines())));
  await app.ready();
  return { app, told };
}

describe('the end of a call', () => {
  it('is told once, with the status of the answer', async () => {
    const { app, told } = await watchedService();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/made', '/nothing']) await (await fetch(address + path)).text();
    await app.inject('/made');
    await app.close();
    expect(told).toEqual([
      ['/made', 201],
      ['/nothing', 404],
      ['/made', 201],
    ]);
  });

  it('is told of a caller who went away before the answer', async () => {
    const { app, told } = await watchedService();
    await callAndLeave(app, '/never');
    await app.close();
    expect(told).toEqual([['/never', CALLER_LEFT]]);
  });

  it('has the status that was sent where the answer breaks off on its way', async () => {
    const { app, told } = await watchedService();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/breaks`);
    await expect(answer.text()).rejects.toThrow();
    await app.close();
    expect(told).toEqual([['/breaks', 200]]);
  });
});
