import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In place of a status where the caller went away before the answer; nobody is ever sent it. Proxies call it so too. */
export const CALLER_LEFT = 499;

export interface RequestEnd {
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * Told of every call once, when nobody waits for it any more. Fastify's own hook misses those who went away before. Of calls that
 * an earlier hook refuses it hears nothing.
 */
export function onRequestEnd(
  app: FastifyInstance,
  told: (request: FastifyRequest, reply: FastifyReply, end: RequestEnd) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    const begun = performance.now();
    raw.on('close', () => {
      const status = raw.headersSent ? reply.statusCode : CALLER_LEFT;
      told(request, reply, { status, milliseconds: performance.now() - begun });
    });
    done();
  });
}
