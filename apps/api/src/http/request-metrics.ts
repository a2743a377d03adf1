import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../ports/metrics.ts';
import { onRequestEnd } from './request-end.ts';

/** Reports every request to the metrics, by route pattern. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Pick<Metrics, 'onRequest'>): void {
  onRequestEnd(app, (request, _reply, { status, milliseconds }) => {
    metrics.onRequest({
      method: request.method,
      route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
      status,
      seconds: milliseconds / 1000,
    });
  });
}
