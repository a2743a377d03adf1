import type { FastifyInstance } from 'fastify';
import { headersTooLarge, urlTooLong } from './request.errors.ts';

/** Request line and headers in bytes; the HTTP parser rejects more. Browsers and proxies send some 2 KB. */
export const MAX_HEADER_BYTES = 8 * 1024;
const MAX_HEADERS = 100;
/** The longest URL of the site has some 200 characters, because tool inputs are in the fragment. */
const MAX_URL_LENGTH = 2_048;

/** Rejects a long URL and many headers before anything reads them. */
export function limitRequestSize(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if ((raw.url ?? '').length > MAX_URL_LENGTH) return done(urlTooLong());
    // Name and value of each header, in turn.
    done(raw.rawHeaders.length > 2 * MAX_HEADERS ? headersTooLarge() : undefined);
  });
}
