import { designPatentsQuerySchema, foundPatentsSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Reads } from '../../db/reads.ts';
import { answers } from '../../http/answers.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { searchPatents, type PatentsDeps } from './patents.service.ts';

export const patentsRoutes: FastifyPluginAsyncZod<
  Omit<PatentsDeps, 'db'> & { readonly reads: Reads }
> = async (app, { reads, clock }) => {
  app.get('/design-patents', {
    config: { access: 'public', callsPerMinute: WRITES_PER_MINUTE.patents },
    schema: {
      summary: 'Searches the US design patents that the operator has loaded from weekly grant files',
      querystring: designPatentsQuerySchema,
      response: answers(200, foundPatentsSchema),
    },
    handler: async (request) => ({
      success: true as const,
      ...(await reads.run((db) => searchPatents({ db, clock }, request.query))),
    }),
  });
};
