import { setTimeout as realPause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './request-end.ts';

/** Idle time after which all accepted requests are considered read. */
const QUIET_MS = 250;
const DRAIN_TIMEOUT_MS = 6_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no request is in progress, or after a timeout. */
    waitUntilQuiet: () => Promise<void>;
  }
}

/**
 * Graceful shutdown: sends `connection: close` and keeps listening until no request is in progress. Closing immediately
 * would drop connections that the system has accepted and the service has not read.
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
    for (let waited = 0; waited < DRAIN_TIMEOUT_MS; waited += QUIET_MS) {
      const before = arrived;
      await pause(QUIET_MS);
      if (arrived === before && underWay === 0) return;
    }
  });
}
