import {
  type AiCall,
  aiStatusQuerySchema,
  aiStatusSchema,
  complianceCheckAnswerSchema,
  titleFixAnswerSchema,
  titleFixRequestSchema,
  titleOptimizationAnswerSchema,
  titleReviewRequestSchema,
} from '@seller-toolbox/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../../http/answers.ts';
import { networksOf, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { unavailable } from '../../http/request.errors.ts';
import type { Caller } from './ai.counters.ts';
import { rejectionsOf } from './ai.errors.ts';
import { aiStatus, checkCompliance, fixTitle, optimizeTitle, type AiDeps } from './ai.service.ts';

const MAX_BODY_BYTES = 32 * 1024;

export const aiRoutes: FastifyPluginAsyncZod<Omit<AiDeps, 'onFault' | 'onUncounted'>> = async (
  app,
  options,
) => {
  const deps: AiDeps = { ...options, ...logged(app) };
  app.post('/ai/title-fix', {
    ...aiAccess('title-fix'),
    schema: {
      summary: 'Three rewritten versions of a rejected title',
      body: titleFixRequestSchema,
      response: answers(200, titleFixAnswerSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await fixTitle(deps, request.body, callerOf(request, request.body.user_session)),
    }),
  });

  app.post('/ai/title-optimization', {
    ...aiAccess('title-optimization'),
    schema: {
      summary: 'Up to three better titles, checked by our own rules',
      body: titleReviewRequestSchema,
      response: answers(200, titleOptimizationAnswerSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await optimizeTitle(deps, request.body, callerOf(request, request.body.user_session)),
    }),
  });

  app.post('/ai/compliance-check', {
    ...aiAccess('compliance-check'),
    schema: {
      summary: 'Whether a title complies with the rules',
      body: titleReviewRequestSchema,
      response: answers(200, complianceCheckAnswerSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await checkCompliance(deps, request.body, callerOf(request, request.body.user_session)),
    }),
  });

  app.get('/ai/status', {
    config: { access: 'public', rejections: [unavailable()] },
    schema: {
      summary: 'Whether an AI is configured, and the remaining quota',
      querystring: aiStatusQuerySchema,
      response: answers(200, aiStatusSchema),
    },
    handler: async (request) => {
      const { call, user_session: session } = request.query;
      return {
        success: true as const,
        data: await aiStatus(deps, { call, caller: callerOf(request, session) }),
      };
    },
  });
};

function logged({ log }: FastifyInstance): Pick<AiDeps, 'onFault' | 'onUncounted'> {
  return {
    onUncounted: (error) => log.warn({ err: error }, 'an AI call could not be counted'),
    onFault: ({ fault, detail }) => log.debug({ fault, detail }, 'the AI provider failed'),
  };
}

function aiAccess(call: AiCall) {
  return {
    config: {
      access: 'public' as const,
      callsPerMinute: WRITES_PER_MINUTE.ai,
      rejections: rejectionsOf(call),
    },
    bodyLimit: MAX_BODY_BYTES,
  };
}

/** Contains the networks, not the full address. */
function callerOf(request: FastifyRequest, session: string | undefined): Caller {
  return { session, networks: networksOf(request.ip) };
}
