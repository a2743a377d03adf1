import type { FastifyInstance } from 'fastify';
import { httpsOnly } from './request.errors.ts';

/**
 * Rejects API calls that reached the proxy over plain http, if the site uses https. A redirect would hide from the client
 * that its token crossed the network unencrypted; the proxy redirects pages. The header needs no trust check, because a
 * forged one only rejects the caller.
 */
export function requireHttps(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, headers }, _reply, done) => {
    done(url.startsWith('/api/') && isPlain(headers['x-forwarded-proto']) ? httpsOnly() : undefined);
  });
}

/** The first of several proxies has the protocol of the caller. */
function isPlain(header: string | string[] | undefined): boolean {
  const [first = ''] = String(header ?? '').split(',');
  return first.trim().toLowerCase() === 'http';
}
