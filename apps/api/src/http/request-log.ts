import type { FastifyInstance } from 'fastify';

/** One line a request: no address, no header, no query, no body, and of the path only the route it matched. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, milliseconds },
      'request',
    );
    done();
  });
}

/** What the log is told of an error. Not what a database adds to one: the row that it refused, with all that is in it. */
export const LOG_SERIALIZERS = {
  err: (error: Error & { readonly code?: unknown }) => ({
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(error.code === undefined ? {} : { code: String(error.code) }),
  }),
};
