import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';

/** Parses JSON. An empty text is an absent body if the schema of the route allows that. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && isBodyOptional(request)) return done(null, undefined);
    return parse(request, text, done);
  });
}

function isBodyOptional({ routeOptions }: FastifyRequest): boolean {
  // All schemas are zod schemas: see the validator compiler.
  const body = routeOptions.schema?.body as $ZodType | undefined;
  return !body || safeParse(body, undefined).success;
}
