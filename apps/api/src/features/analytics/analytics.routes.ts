import {
  analyticsBatchSchema,
  batchReceiptSchema,
  MAX_BATCH_BYTES,
  topToolsQuerySchema,
  topToolsSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { perMinute, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { refuseCrossSite } from '../../http/same-site.ts';
import { acceptBatch, topTools, type AnalyticsDeps } from './analytics.service.ts';

export const analyticsRoutes: FastifyPluginAsyncZod<AnalyticsDeps> = async (app, deps) => {
  // A beacon may only be sent as plain text; what it says is the same JSON.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('remove', 'remove'));

  app.post('/analytics/batch', {
    config: { access: 'public', ...perMinute(WRITES_PER_MINUTE.events) },
    bodyLimit: MAX_BATCH_BYTES,
    schema: { body: analyticsBatchSchema, response: answers(202, batchReceiptSchema) },
    onRequest: refuseCrossSite,
    handler: async (request, reply) => {
      const data = await acceptBatch(deps, request.body);
      return reply.code(202).send({ success: true, data });
    },
  });

  app.get('/analytics/top-tools', {
    config: { access: 'public' },
    schema: { querystring: topToolsQuerySchema, response: answers(200, topToolsSchema) },
    handler: async (request) => ({ success: true as const, data: await topTools(deps, request.query.limit) }),
  });
};
