import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAX_MS = 10 * MINUTE;

const sockets = new WeakSet<Socket>();

/** Lets a body arrive as slowly as its route reads it, within ten minutes: the time limit of requests does not hold for it. */
export function allowSlowBody({ raw }: Pick<FastifyRequest, 'raw'>): void {
  const { socket } = raw;
  // Destroys its socket too. Not that itself: the socket of an injected request cannot be destroyed.
  const timer = setTimeout(() => raw.destroy(), MAX_MS).unref();
  sockets.add(socket);
  // An injected request has no `close`.
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => {
    clearTimeout(timer);
    sockets.delete(socket);
  });
}

export function mayHaveSlowBody(socket: Socket): boolean {
  return sockets.has(socket);
}
