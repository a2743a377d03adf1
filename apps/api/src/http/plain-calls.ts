import type { FastifyInstance } from 'fastify';
import { httpsOnly } from './request.errors.ts';

/**
 * Refuses calls that reached the proxy in plain text, where the site is reached by https. To lead them on to https would
 * hide from a client that its token has crossed the network for everybody to read; pages are for the proxy to lead on.
 * Whom the proxy is to be believed is no question here: a caller who says so unasked is refused, and no more.
 */
export function refusePlainCalls(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, headers }, _reply, done) => {
    done(url.startsWith('/api/') && isPlain(headers['x-forwarded-proto']) ? httpsOnly() : undefined);
  });
}

/** Of several proxies the first tells what the caller used. */
function isPlain(told: string | string[] | undefined): boolean {
  const [first = ''] = String(told ?? '').split(',');
  return first.trim().toLowerCase() === 'http';
}
