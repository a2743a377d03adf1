import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpsOnly } from './request.errors.ts';
import { requestPath } from './request-path.ts';

/**
 * Rejects API calls that reached the proxy over plain http, if the site uses https. A redirect would hide from the client
 * that its token crossed the network unencrypted; the proxy redirects pages. The header needs no trust check, because a
 * forged one only rejects the caller.
 */
export function requireHttps(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isPlain(request.headers['x-forwarded-proto']) && isApiCall(request) ? httpsOnly() : undefined);
  });
}

/** By the route, which knows every spelling of its path; unknown calls have none. */
function isApiCall({ url, routeOptions }: FastifyRequest): boolean {
  return [routeOptions.url ?? '', requestPath(url)].some((path) => path.startsWith('/api/'));
}

/** The first of several proxies has the protocol of the caller. */
function isPlain(header: string | string[] | undefined): boolean {
  const [first = ''] = String(header ?? '').split(',');
  return first.trim().toLowerCase() === 'http';
}
