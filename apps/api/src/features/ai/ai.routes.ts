import {
  aiStatusQuerySchema,
  aiStatusSchema,
  complianceCheckAnswerSchema,
  titleFixAnswerSchema,
  titleFixRequestSchema,
  titleOptimizationAnswerSchema,
  titleReviewRequestSchema,
} from '@seller-toolbox/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { networkOf, perMinute, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import type { Caller } from './ai.counters.ts';
import { aiStatus, checkCompliance, fixTitle, optimizeTitle, type AiDeps } from './ai.service.ts';

const MAX_BODY_BYTES = 32 * 1024;

export const aiRoutes: FastifyPluginAsyncZod<Omit<AiDeps, 'onFault'>> = async (app, options) => {
  const deps: AiDeps = {
    ...options,
    onFault: ({ fault, detail }) => app.log.debug({ fault, detail }, 'the AI provider failed'),
  };
  const asking = {
    config: { access: 'public' as const, ...perMinute(WRITES_PER_MINUTE.ai) },
    bodyLimit: MAX_BODY_BYTES,
  };

  app.post('/ai/title-fix', {
    ...asking,
    schema: { body: titleFixRequestSchema, response: answers(200, titleFixAnswerSchema) },
    handler: async (request) => ({
      success: true as const,
      data: await fixTitle(deps, request.body, callerOf(request, request.body.user_session)),
    }),
  });

  app.post('/ai/title-optimization', {
    ...asking,
    schema: { body: titleReviewRequestSchema, response: answers(200, titleOptimizationAnswerSchema) },
    handler: async (request) => ({
      success: true as const,
      data: await optimizeTitle(deps, request.body, callerOf(request, request.body.user_session)),
    }),
  });

  app.post('/ai/compliance-check', {
    ...asking,
    schema: { body: titleReviewRequestSchema, response: answers(200, complianceCheckAnswerSchema) },
    handler: async (request) => ({
      success: true as const,
      data: await checkCompliance(deps, request.body, callerOf(request, request.body.user_session)),
    }),
  });

  app.get('/ai/status', {
    config: { access: 'public' },
    schema: { querystring: aiStatusQuerySchema, response: answers(200, aiStatusSchema) },
    handler: async (request) => {
      const { call, user_session: session } = request.query;
      return {
        success: true as const,
        data: await aiStatus(deps, { call, caller: callerOf(request, session) }),
      };
    },
  });
};

/** The address itself goes no further. */
function callerOf(request: FastifyRequest, session: string | undefined): Caller {
  return { session, network: networkOf(request.ip) };
}
