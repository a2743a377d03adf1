import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In place of a status where the caller went away before the answer; nobody is ever sent it. Proxies call it so too. */
export const CALLER_LEFT = 499;

/** Told of every call once, when nobody waits for it any more. Fastify's own hook misses those who went away before. */
export function onRequestEnd(
  app: FastifyInstance,
  told: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    raw.on('close', () => told(request, reply, raw.writableEnded ? reply.statusCode : CALLER_LEFT));
    done();
  });
}
