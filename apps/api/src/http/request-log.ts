import type { FastifyInstance } from 'fastify';

/** One line a request: no address, no header, no query, no body, and of the path only the route it matched. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, milliseconds },
      'request',
    );
  });
}
