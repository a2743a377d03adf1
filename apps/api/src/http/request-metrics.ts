import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../ports/metrics.ts';

/** Tells the metrics of every answer, by the route that it matched. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Pick<Metrics, 'onRequest'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.onRequest({
      method: request.method,
      route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
