import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';

/** Reads JSON. Clients name its type whatever they send: no text at all is no body, where a route can do without one. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && canDoWithoutBody(request)) return done(null, undefined);
    return parse(request, text, done);
  });
}

function canDoWithoutBody({ routeOptions }: FastifyRequest): boolean {
  // Every schema here is one of zod: see the compiler of validators.
  const body = routeOptions.schema?.body as $ZodType | undefined;
  return !body || safeParse(body, undefined).success;
}
