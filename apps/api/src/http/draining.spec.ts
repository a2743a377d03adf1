import Fastify, { type FastifyInstance } from 'fastify';
import { callAndLeave } from '../test-callers.ts';
import { registerDraining } from './draining.ts';

/** A service whose one answer comes when it is let go, and whose pauses are counted instead of waited for. */
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

describe('a service that was told to stop', () => {
  it('ends after one quiet pause when nobody waits for an answer', async () => {
    const { app, pauses } = await slowService(() => {});
    await app.waitUntilQuiet();
    expect(pauses()).toBe(1);
    await app.close();
  });

  it('waits for the answer that is under way, and asks the caller for a new connection', async () => {
    const { app, pauses, letGo } = await slowService((count) => count === 5 && letGo());
    const answer = app.inject('/slow');
    await new Promise(setImmediate);
    await app.waitUntilQuiet();
    expect(pauses()).toBeGreaterThanOrEqual(5);
    expect((await answer).headers.connection).toBe('close');
    await app.close();
  });

  it('does not wait for callers who went away before their answer', async () => {
    const { app, pauses } = await slowService(() => {});
    await callAndLeave(app, '/slow');
    await app.waitUntilQuiet();
    await app.close();
    expect(pauses()).toBe(1);
  });

  it('does not wait for ever', async () => {
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
