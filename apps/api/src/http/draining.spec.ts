import Fastify, { type FastifyInstance } from 'fastify';
import { callAndLeave } from '../test-callers.ts';
import { registerDraining } from './draining.ts';

/** A service with one controllable answer; pauses are counted instead of waited for. */
async function slowService(onPause: (count: number) => void) {
  let pauses = 0;
  let letGo: (text: string) => void = () => {};
  const app: FastifyInstance = Fastify();
  registerDraining(
    app,
    () => true,
    async () => {
      onPause(++pauses);
      await new Promise(setImmediate);
    },
  );
  app.get('/slow', () => new Promise<string>((resolve) => (letGo = resolve)));
  await app.ready();
  return { app, pauses: () => pauses, letGo: () => letGo('done') };
}

describe('waitUntilQuiet', () => {
  it('resolves after one quiet pause without pending requests', async () => {
    const { app, pauses } = await slowService(() => {});
    await app.waitUntilQuiet();
    expect(pauses()).toBe(1);
    await app.close();
  });

  it('waits for a pending request and answers it with connection: close', async () => {
    const { app, pauses, letGo } = await slowService((count) => count === 5 && letGo());
    const answer = app.inject('/slow');
    await new Promise(setImmediate);
    await app.waitUntilQuiet();
    expect(pauses()).toBeGreaterThanOrEqual(5);
    expect((await answer).headers.connection).toBe('close');
    await app.close();
  });

  it('does not wait for disconnected clients', async () => {
    const { app, pauses } = await slowService(() => {});
    await callAndLeave(app, '/slow');
    await app.waitUntilQuiet();
    await app.close();
    expect(pauses()).toBe(1);
  });

  it('resolves after a timeout', async () => {
    const { app, pauses, letGo } = await slowService(() => {});
    const answer = app.inject('/slow');
    await new Promise(setImmediate);
    await app.waitUntilQuiet();
    expect(pauses()).toBe(24);
    letGo();
    await answer;
    await app.close();
  });
});
