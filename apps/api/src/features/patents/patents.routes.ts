import { designPatentsQuerySchema, foundPatentsSchema } from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadRunner } from '../../db/read-runner.ts';
import { answers } from '../../http/answers.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { requireTool, type CurrentToolsCache } from '../tool-settings/current-tools.ts';
import { toolNotFound } from '../tools/tools.errors.ts';
import { searchPatents, type PatentsDeps } from './patents.service.ts';

/** The tool that this call belongs to. */
const TOOL = 'design-patent-search';

export const patentsRoutes: FastifyPluginAsyncZod<
  Omit<PatentsDeps, 'db'> & {
    readonly reads: ReadRunner;
    readonly currentTools: Pick<CurrentToolsCache, 'current'>;
  }
> = async (app, { reads, clock, currentTools }) => {
  app.get('/design-patents', {
    config: { access: 'public', callsPerMinute: WRITES_PER_MINUTE.patents, rejections: [toolNotFound()] },
    schema: {
      summary: 'Searches the US design patents that the operator has loaded from weekly grant files',
      querystring: designPatentsQuerySchema,
      response: answers(200, foundPatentsSchema),
    },
    handler: async (request) => {
      requireTool(currentTools, TOOL);
      const found = await reads.run((db) => searchPatents({ db, clock }, request.query));
      return { success: true as const, ...found };
    },
  });
};
