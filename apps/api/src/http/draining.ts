import type { FastifyInstance } from 'fastify';

/** Asks callers for new connections once the service was told to stop, so that none is idle when it closes them. */
export function registerDraining(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}
