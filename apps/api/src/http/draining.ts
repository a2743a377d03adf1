import { setTimeout as realPause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './request-end.ts';

/** So long without a new request, and none unanswered: what callers had sent before the end has been read. */
const QUIET_MS = 250;
const PATIENCE_MS = 6_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when nobody is waiting for an answer, or when waiting has lasted long enough. */
    waitUntilQuiet: () => Promise<void>;
  }
}

/**
 * Lets the service stop without breaking a request: callers are asked for new connections from the moment it was told to
 * stop, and it goes on listening until nothing is under way. Closing at once would cut off what the system has accepted
 * and the service has not read yet.
 */
export function registerDraining(
  app: FastifyInstance,
  isDraining: () => boolean,
  pause: (milliseconds: number) => Promise<unknown> = realPause,
): void {
  let arrived = 0;
  let underWay = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    arrived++;
    underWay++;
    done();
  });
  onRequestEnd(app, () => {
    underWay--;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  app.decorate('waitUntilQuiet', async () => {
    for (let waited = 0; waited < PATIENCE_MS; waited += QUIET_MS) {
      const before = arrived;
      await pause(QUIET_MS);
      if (arrived === before && underWay === 0) return;
    }
  });
}
