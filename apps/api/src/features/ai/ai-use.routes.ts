import { aiPricesSchema, aiReviewSchema, aiUseQuerySchema } from '@seller-toolbox/contracts/ai-review';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/access-guard.ts';
import { answers } from '../../http/answers.ts';
import { pricesChangedConcurrently } from './ai.errors.ts';
import { reviewAi, setAiPrices, type AiReviewDeps } from './ai-use.service.ts';

export const aiUseRoutes: FastifyPluginAsyncZod<AiReviewDeps> = async (app, deps) => {
  app.get('/ai/usage', {
    config: { access: 'admin' },
    schema: {
      summary:
        'AI calls by day, task, tier and source, with tokens, errors and cost at the configured prices',
      querystring: aiUseQuerySchema,
      response: answers(200, aiReviewSchema),
    },
    handler: async (request) => ({ success: true as const, data: await reviewAi(deps, request.query.days) }),
  });

  app.put('/ai/prices', {
    config: { access: 'admin', rejections: [pricesChangedConcurrently()] },
    schema: {
      summary: 'Replaces the prices that the cost of the AI is computed with',
      body: aiPricesSchema,
      response: answers(200, aiPricesSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await setAiPrices(deps, actorOf(request), request.body),
    }),
  });
};
