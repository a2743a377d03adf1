import {
  runToolSchema,
  toolDescriptionSchema,
  toolParamsSchema,
  toolRowsSchema,
} from '@seller-toolbox/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answers, noQuery } from '../../http/answers.ts';
import { perMinute, WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { createRunQueue } from './run-queue.ts';
import { inputRejected, toolNotFound } from './tools.errors.ts';
import { describeTool, listTools, runTool, type ToolsDeps } from './tools.service.ts';

/**
 * Enough for the largest documented input: a megapixel of RGBA as base64 (1024 * 1024 * 4 bytes, 4 characters for 3
 * bytes) and the other fields. Larger inputs would block other requests.
 */
export const MAX_RUN_BYTES = Math.ceil((1024 * 1024 * 4) / 3) * 4 + 16 * 1024;

export const toolsRoutes: FastifyPluginAsyncZod<ToolsDeps> = async (app, deps) => {
  app.get('/tools', {
    config: { access: 'public' },
    schema: {
      summary: 'Every tool with its names in six languages',
      querystring: noQuery,
      response: answers(200, toolRowsSchema),
    },
    handler: async () => ({ success: true as const, data: await listTools(deps) }),
  });

  app.get('/tools/:id', {
    config: { access: 'public', rejections: [toolNotFound()] },
    schema: {
      summary: 'Schemas of input and output, and examples of a tool',
      params: toolParamsSchema,
      response: answers(200, toolDescriptionSchema),
    },
    handler: async (request) => ({
      success: true as const,
      data: await describeTool(deps, request.params.id),
    }),
  });

  const runDeps = { ...deps, queue: createRunQueue(deps) };
  app.post('/tools/:id/run', {
    config: {
      access: 'public',
      ...perMinute(WRITES_PER_MINUTE.runs),
      rejections: [toolNotFound(), inputRejected([])],
    },
    bodyLimit: MAX_RUN_BYTES,
    schema: {
      summary: 'Runs a tool with the engine of its page',
      params: toolParamsSchema,
      body: runToolSchema,
      response: answers(200, z.unknown()),
    },
    handler: async (request) => ({
      success: true as const,
      data: await runTool(runDeps, request.params.id, request.body),
    }),
  });
};
