import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { noQuery } from '../../http/answers.ts';
import { describedCalls } from './described-calls.ts';
import { referencePage } from './reference-page.ts';

export interface ReferenceOptions {
  /** Whether the reference is public; otherwise it requires the role viewer. */
  readonly isPublic: boolean;
}

/** The description of the API: as OpenAPI for programs, and as a page without scripts for people. */
export const referenceRoutes: FastifyPluginAsyncZod<ReferenceOptions> = async (app, { isPublic }) => {
  const access = isPublic ? 'public' : 'viewer';

  app.get('/openapi.json', {
    config: { access },
    schema: {
      summary: 'This description of the API',
      querystring: noQuery,
      response: { 200: z.unknown() },
    },
    serializerCompiler: () => JSON.stringify,
    handler: async () => app.swagger(),
  });

  app.get('/reference', {
    config: { access },
    schema: {
      summary: 'This description of the API as a page',
      produces: ['text/html'],
      querystring: noQuery,
      response: { 200: z.string() },
    },
    serializerCompiler: () => String,
    handler: async (_request, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .send(referencePage(describedCalls(app.swagger()))),
  });
};
